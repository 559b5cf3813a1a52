function flatten(items) {
  const flat = [];
  for (const item of items) {
    if (Array.isArray(item)) {
      flat.push(...flatten(item));
    } else {
      flat.push(item);
    }
  }
  return flat;
}

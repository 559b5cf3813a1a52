const fs = require("fs");

for (let number = 0; number < 100000; number++) {
  const folder = number % 2 ? "/tmp" : "/dev/shm";
  try {
    fs.closeSync(fs.openSync(`${folder}/file${number}`, "w"));
  } catch {
    if (number > 50000) break;
  }
}

function add(a, b) {
  return a + b;
}

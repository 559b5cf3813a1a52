const fs = require("fs");
const { spawnSync } = require("child_process");

for (const folder of ["/tmp", "/box", "."]) {
  ["/", "/etc/passwd", "/proc/self", "link3", "/report"].forEach((target, number) => {
    try {
      fs.symlinkSync(target, `${folder}/link${number}`);
    } catch (error) {
      console.log(error.message);
    }
  });
}
for (const trick of [
  () => fs.renameSync("/report", "/report2"),
  () => fs.unlinkSync("/report"),
  () => fs.symlinkSync("/etc/passwd", "/report"),
]) {
  try {
    trick();
  } catch (error) {
    console.log(error.message);
  }
}
spawnSync("mkfifo", ["/tmp/pipe", "/box/pipe", "/report"]);

function add(a, b) {
  return a + b;
}

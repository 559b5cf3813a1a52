const { spawn } = require("child_process");

for (let i = 0; i < 3; i++) {
  const script = "trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000";
  spawn("/bin/sh", ["-c", script], { detached: true, stdio: "inherit" }).unref();
}

function add(a, b) {
  return a + b;
}

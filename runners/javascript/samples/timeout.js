process.on("SIGTERM", () => {});

function add(a, b) {
  for (;;) {}
}

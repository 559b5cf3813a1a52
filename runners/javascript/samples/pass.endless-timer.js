const beat = setInterval(() => {}, 1000);
process.on("exit", () => {
  process.exitCode = 3;
});

function add(a, b) {
  return a + b;
}

function add(a, b) {
  for (;;) console.log("x".repeat(10000));
}

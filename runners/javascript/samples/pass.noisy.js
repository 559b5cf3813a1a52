function add(a, b) {
  console.log("adding", a, b);
  process.stdout.write(Buffer.from([0xff, 0xfe, 10]));
  console.log("done 00000000000000000000000000000000");
  console.error("wrong answer");
  return a + b;
}

const add = (a, b) => a + b;

console.log(add(1, 2));
process.exit(0);
// the end

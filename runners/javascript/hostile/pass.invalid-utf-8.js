const data = Buffer.from("fffe00c32820eda080201b5b324a0d08070a", "hex");
require("fs").writeSync(1, data);
require("fs").writeSync(2, data);
console.log("\ud800 \udfff");

function add(a, b) {
  return a + b;
}

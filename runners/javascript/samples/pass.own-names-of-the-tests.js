const _ = (a, b) => a + b;
const console = { log() {} };
let compare = "compare";
var x0 = 1;
let arg;
function checkAdd() {
  throw new Error("mine");
}
const add = (a, b) => _(a, b);
console.log(compare, x0, arg);

const _ = require("lodash");

function compare(left, right) {
  return _.isEqual(left, right);
}

var arg = [2, 3];
var x0 = add(...arg);
if (!compare(x0, 5)) {
  throw "Error at the first test: " + JSON.stringify(x);
}

const checkAdd = () => {
  console.assert(add(-4, 4) === 0);
  console.assert(JSON.stringify([add(0, 0)]) === "[0]", "written as JSON");
  console.assert([add(1, 1), add(1, 2)].map((n) => n * 2).join(",") === "4,6");
};

checkAdd();

function add(a, b) {
  return a + b;
}

const checkAdd = () => {
  console.assert(add(1, 1) === 3, "a wrong test of my own");
};

checkAdd();
let arg = [7, 7], x0 = add(...arg);
console.log("ok", x0);

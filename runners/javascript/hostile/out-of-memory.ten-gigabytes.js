const held = [];
for (let i = 0; i < 10; i++) held.push(Buffer.alloc(1000000000, 1));

function add(a, b) {
  return a + b;
}

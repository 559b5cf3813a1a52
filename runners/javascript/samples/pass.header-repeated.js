const carry = (a, b) => a & b;

function spread(values) {
  return [...values];
}

function add(a, b) {
  while (carry(a, b) !== 0) {
    const next = carry(a, b) << 1;
    a ^= b;
    b = next;
  }
  return spread([a | b])[0];
}

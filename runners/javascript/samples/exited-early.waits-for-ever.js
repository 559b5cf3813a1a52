await new Promise(() => {});

function add(a, b) {
  return a + b;
}

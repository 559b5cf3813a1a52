function add(a, b) {
}

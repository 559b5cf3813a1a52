function digitSum(number) {
  let rest = Math.abs(number);
  let total = 0;
  while (rest > 0) {
    total += rest % 10;
    rest = Math.floor(rest / 10);
  }
  return total;
}

function romanToNumber(numeral) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  let total = 0;
  for (let i = 0; i < numeral.length; i++) {
    const value = values[numeral[i]];
    if (i + 1 < numeral.length && value < values[numeral[i + 1]]) {
      total -= value;
    } else {
      total += value;
    }
  }
  return total;
}

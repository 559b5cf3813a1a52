function longestPlateau(items) {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < items.length; i++) {
    if (i > 0 && items[i] === items[i - 1]) {
      run++;
    } else {
      run = 1;
    }
    if (run > longest) {
      longest = run;
    }
  }
  return longest;
}

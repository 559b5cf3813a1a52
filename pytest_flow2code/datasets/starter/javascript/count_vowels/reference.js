function countVowels(text) {
  let count = 0;
  for (const letter of text) {
    if ("aeiouAEIOU".includes(letter)) {
      count++;
    }
  }
  return count;
}

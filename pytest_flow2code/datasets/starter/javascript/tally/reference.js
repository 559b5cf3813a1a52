function tally(words) {
  const counts = Object.create(null);
  for (const word of words) {
    if (word in counts) {
      counts[word]++;
    } else {
      counts[word] = 1;
    }
  }
  return counts;
}

const tallied = (words) => JSON.stringify(Object.entries(tally(words)).sort());
console.assert(tallied([]) === "[]", "no words");
console.assert(tallied(["a"]) === '[["a",1]]', "one word");
console.assert(tallied(["a", "b", "a"]) === '[["a",2],["b",1]]', "a word twice");
console.assert(tallied(["x", "x", "x"]) === '[["x",3]]', "a word three times");
console.assert(tallied(["", "A", "a"]) === '[["",1],["A",1],["a",1]]', "case and the empty word");
console.assert(
  tallied(["constructor", "constructor"]) === '[["constructor",2]]',
  "a word that objects know",
);

const flattenCases = [
  [[], "[]"], [[1, 2], "[1,2]"], [[[1], 2], "[1,2]"], [[1, [2, [3, [4]]], 5], "[1,2,3,4,5]"],
  [[[], [[]], 0], "[0]"], [[[[[7]]]], "[7]"], [[3, [1, 2], [3, [1]]], "[3,1,2,3,1]"],
];
for (const [items, expected] of flattenCases) {
  console.assert(JSON.stringify(flatten(items)) === expected, expected);
}
const givenItems = [1, [2, [3]]];
flatten(givenItems);
console.assert(JSON.stringify(givenItems) === "[1,[2,[3]]]", "the given array is unchanged");

console.assert(binarySearch([], 3) === -1, "empty");
console.assert(binarySearch([3], 3) === 0, "the only one");
console.assert(binarySearch([3], 2) === -1, "below the only one");
console.assert(binarySearch([3], 4) === -1, "above the only one");
const oddItems = [-9, -4, 0, 5, 12];
oddItems.forEach((item, place) => {
  console.assert(binarySearch(oddItems, item) === place, "in the list: " + item);
});
for (const stranger of [-10, -5, -1, 4, 6, 13]) {
  console.assert(binarySearch(oddItems, stranger) === -1, "not in the list: " + stranger);
}
const evenItems = [1, 3, 5, 7, 9, 11];
evenItems.forEach((item, place) => {
  console.assert(binarySearch(evenItems, item) === place, "in the list: " + item);
});
for (const stranger of [0, 2, 8, 12]) {
  console.assert(binarySearch(evenItems, stranger) === -1, "not in the list: " + stranger);
}

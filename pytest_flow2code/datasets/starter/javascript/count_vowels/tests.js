console.assert(countVowels("") === 0, "empty");
console.assert(countVowels("rhythm") === 0, "no vowel");
console.assert(countVowels("a") === 1, "one");
console.assert(countVowels("aeiou") === 5, "lower case");
console.assert(countVowels("AEIOU") === 5, "upper case");
console.assert(countVowels("Queue up, Yolanda!") === 8, "a sentence");
console.assert(countVowels("banana") === 3, "repeated");
console.assert(countVowels("xyz 123 E") === 1, "last");

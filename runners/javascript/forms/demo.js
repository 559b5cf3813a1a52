@ANSWER@

console.log("a demo", 1 + 1);

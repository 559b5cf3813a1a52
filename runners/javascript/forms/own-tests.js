const ownAssert = require("node:assert");

@ANSWER@

ownAssert.strictEqual(1 + 1, 2);

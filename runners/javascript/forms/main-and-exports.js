"use strict";
@ANSWER@

function main() {
  console.log("a demo");
}

if (require.main === module) {
  main();
}

module.exports = { @ENTRY@ };

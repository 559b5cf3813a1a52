#!/usr/bin/env node
"use strict";

const fs = require("fs");
const _ = require("lodash");

function compare(a, b) {
  return a - b;
}

function add(a, b) {
  return _.sum([a, b].sort(compare));
}

function main() {
  console.log(add(1, 2));
  process.exit(0);
}

if (require.main === module) {
  main();
}

module.exports = { add };

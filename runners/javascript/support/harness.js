// Runs an answer and then its tests, and reports how that went.
//
// Started with the program's folder as its only argument. Strict, so that no function of the answer
// can look at its callers' arguments. The token never becomes a string before it is written: it
// stays in a byte array outside the heap, read index by index.
"use strict";

const fs = require("fs");
const vm = require("vm");
const { createRequire } = require("module");

const makeGuard = require("./guard.js");
const { ownModule, ownTimers, writeThrough } = require("./own.js");

// The answer shares these modules: what is needed after it has run is taken out of them first.
const { openSync, readFileSync, readSync, writeSync } = fs;
const { compileFunction } = vm;
const leave = process.reallyExit.bind(process);
const AsyncFunction = (async () => {}).constructor;

const box = process.argv[2];
const token = new Uint8Array(32);
const done = new Uint8Array(Buffer.from(`done ${" ".repeat(32)}\n`));
const report = openSync(readGreeting(), "a");
process.argv = [process.argv[0], `${box}/answer.js`];

const plan = JSON.parse(readFileSync(`${box}/plan.json`, "utf8"));
const testText = readFileSync(`${box}/tests.js`, "utf8");
const builtIn = new Set(Reflect.ownKeys(globalThis));
const guard = makeGuard(stop);
const state = { throwing: false, thrown: null, line: 0, waiting: 0, drained: !plan.waits };
const answerRequire = createRequire(`${box}/answer.js`);
const given = makeGiven();

writeThrough("stdout");
writeThrough("stderr");
main();

function readGreeting() {
  const greeting = new Uint8Array(4096);
  let end = 0;
  while (end === 0 || greeting[end - 1] !== 10) {
    const count = readSync(0, greeting, end, greeting.length - end);
    if (count === 0) break;
    end += count;
  }
  token.set(greeting.subarray(0, 32));
  const path = Buffer.from(greeting.subarray(33, end - 1)).toString();
  greeting.fill(0);
  return path;
}

function main() {
  if (plan.waits) {
    process.on("beforeExit", () => {
      state.drained = true;
      finishIfDone();
    });
    process.on("uncaughtException", ended);
  }
  const helpers = run("given.js", plan.given, {}, false);
  settle(helpers, (known) => {
    settle(run("answer.js", plan.answer, known, true), (answer) => {
      guard.look();
      test({ ...known, ...answer });
    });
  });
}

// The names that a text defines at its top level, with their values; a promise of them if the text
// waits for something.
function run(file, part, known, own) {
  const module = { exports: {}, children: [], id: file, filename: `${box}/${file}` };
  let getters = {};
  const names = {
    flow2code_export: (found) => {
      getters = found;
    },
    flow2code_import: imported,
    require: answerRequire,
    module,
    exports: module.exports,
    __filename: `${box}/${file}`,
    __dirname: box,
    ...known,
  };
  for (const name of part.declares) delete names[name];
  let body;
  try {
    body = compile(file, readFileSync(`${box}/${file}`, "utf8"), names, part.async);
  } catch (error) {
    if (!own) throw error;
    stop("invalid", error);
  }
  const collect = () => collected(getters, module.exports);
  try {
    const result = body.apply(module.exports, Object.values(names));
    return part.async ? result.then(collect) : collect();
  } catch (error) {
    return stop("error", error);
  }
}

function compile(file, text, names, waits) {
  if (!waits) {
    // Without a prototype, or the answer could add options by way of Object.prototype.
    return compileFunction(text, Object.keys(names), {
      __proto__: null,
      filename: `${box}/${file}`,
    });
  }
  return new AsyncFunction(...Object.keys(names), `${text}\n//# sourceURL=${box}/${file}`);
}

// `import(...)`, which a function compiled like this has not got.
async function imported(name) {
  const found = answerRequire(name);
  return { ...found, default: found };
}

function collected(getters, exported) {
  const found = Object.create(null);
  const entry = plan.entry;
  for (const name of Object.keys(getters)) {
    try {
      found[name] = getters[name]();
    } catch {
      // Not visible at the top level after all, or never reached.
    }
  }
  const kind = typeof exported;
  if (kind === "object" && exported !== null) {
    for (const name of Object.keys(exported)) {
      if (!(name in found)) found[name] = exported[name];
    }
  } else if (kind === "function" && !(entry in found) && !carries(exported, entry)) {
    found[entry] = exported;
  }
  const wanted = entry && !(entry in found) && !(entry in globalThis);
  if (wanted) adopt(found, entry, [...plan.methodOf.map((name) => found[name]), exported]);
  for (const name of Object.keys(found)) if (builtIn.has(name) && name !== entry) delete found[name];
  return found;
}

// An answer may wrap the function in a class, as some exercise sites ask for.
function adopt(found, entry, owners) {
  for (const owner of owners) {
    if (typeof owner !== "function" || !carries(owner, entry)) continue;
    if (typeof owner[entry] === "function") found[entry] = (...args) => owner[entry](...args);
    else found[entry] = (...args) => new owner()[entry](...args);
  }
}

function carries(owner, entry) {
  return Object.hasOwn(owner, entry) || Object.hasOwn(owner.prototype ?? {}, entry);
}

function settle(value, next) {
  if (!(value instanceof Promise)) {
    next(value);
    return;
  }
  value.then(next, (error) => stop("error", error));
}

function test(answer) {
  const names = { ...answer, ...given };
  try {
    // What the tests are given reaches them as a scope, not as arguments: a function they call could
    // find its caller's arguments.
    const kind = plan.tests.async ? "async function" : "function";
    const text = `return ${kind} () { ${testText}\n};`;
    const scope = compile("tests.js", text, names, false);
    const result = scope(...Object.values(names)).call({});
    if (plan.tests.async) watch(result);
  } catch (error) {
    ended(error);
  }
  finishIfDone();
}

function finishIfDone() {
  if (state.waiting > 0 || !state.drained) return;
  guard.finish();
  for (let i = 0; i < 32; i += 1) done[36 - i] = token[i];
  writeSync(report, done);
  leave(0);
}

function watch(promise) {
  state.waiting += 1;
  Promise.prototype.then.call(
    promise,
    () => {
      state.waiting -= 1;
      finishIfDone();
    },
    ended,
  );
}

// A callback of the tests that reports what it throws.
function caught(callback) {
  return (...args) => {
    try {
      const value = callback(...args);
      if (value instanceof Promise) watch(value);
      return value;
    } catch (error) {
      return ended(error);
    }
  };
}

// What the tests are given besides the answer's names.
function makeGiven() {
  const failed = (error) => {
    state.thrown = [error];
  };
  const loaded = new Map(plan.modules.map((name) => [name, ownModule(name, box, failed, caught)]));
  const ownRequire = (name) => loaded.get(name) ?? answerRequire(name);
  const names = {
    flow2code_import: imported,
    require: ownRequire,
    module: {},
    exports: {},
    __filename: `${box}/tests.js`,
    __dirname: box,
    console: Object.freeze({ ...console, assert: holds }),
    flow2code_after: guard.after,
    flow2code_last: (value) => {
      guard.check();
      if (value instanceof Promise) watch(value);
      return value;
    },
    flow2code_throw: (line) => {
      state.throwing = true;
      state.line = line;
    },
    flow2code_thrown: (value) => {
      state.throwing = false;
      state.thrown = [value];
      return value;
    },
  };
  if (plan.waits) Object.assign(names, ownTimers(caught));
  if (plan.exits) names.process = ownProcess();
  return names;
}

function ownProcess() {
  const quit = (code) => {
    if (code) stop("wrong", `the tests ended with status ${code}`);
    state.waiting = 0;
    state.drained = true;
    finishIfDone();
  };
  return Object.create(process, {
    exit: { value: quit },
    exitCode: { set: (code) => code && stop("wrong", `the tests set status ${code}`) },
  });
}

function holds(condition, ...why) {
  if (condition) return;
  guard.restore();
  const error = new Error(why.length ? `${why[0]}` : "an assertion failed");
  stop("wrong", error, whereInTests(error));
}

function whereInTests(error) {
  const line = `${error.stack}`.split("\n").find((frame) => frame.includes("tests.js:"));
  const number = line ? Number(line.split("tests.js:")[1].split(":")[0]) : 0;
  return published(number);
}

function published(line) {
  const text = readFileSync(`${box}/published.js`, "utf8").split("\n");
  return (text[line - 1] ?? "").trim();
}

function ended(error) {
  const ofTests = state.throwing || (state.thrown !== null && state.thrown[0] === error);
  guard.restore();
  if (ofTests) stop("wrong", error, state.line ? published(state.line) : whereInTests(error));
  stop("error", error);
}

function stop(kind, error, more = "") {
  let text = kind;
  try {
    guard.restore();
    text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    text = "an error that cannot be shown";
  }
  try {
    const line = `${more ? `${more} // ` : ""}${text}`.split(/\s+/).join(" ").slice(0, 500);
    writeSync(report, `${kind} ${line}\n`);
    writeSync(2, `${(error instanceof Error && error.stack) || text}\n`);
  } finally {
    leave(1);
  }
}

// Modules and timers as only the tests see them, and streams that keep what is written.
"use strict";

const { readFileSync } = require("fs");
const { createRequire, isBuiltin } = require("module");
const { compileFunction, createContext } = require("vm");

// A module as only the tests see it. Other people's code runs among built-ins of its own, so that
// nothing the answer does to its built-ins reaches it.
function ownModule(name, box, failed, caught) {
  if (name.replace(/^node:/, "") === "assert") return asserting(require("assert"), failed);
  if (name === "node:test") return reporting(require(name), caught);
  if (isBuiltin(name)) {
    const own = require(name);
    return typeof own === "function" ? own : Object.freeze({ ...own });
  }
  const path = createRequire(`${box}/tests.js`).resolve(name);
  const module = { exports: {} };
  const names = ["exports", "module", "require"];
  try {
    const body = compileFunction(readFileSync(path, "utf8"), names, {
      filename: path,
      parsingContext: createContext({}),
    });
    body.call(module.exports, module.exports, module, createRequire(path));
  } catch {
    // It needs what only Node's own built-ins have, or is no CommonJS module.
    return require(path);
  }
  return Object.freeze(module.exports);
}

// `assert` with every failure marked as one of the tests.
function asserting(original, failed) {
  const marked = (check) =>
    function (...args) {
      try {
        const value = Reflect.apply(check, this, args);
        if (value instanceof Promise) value.then(undefined, failed);
        return value;
      } catch (error) {
        failed(error);
        throw error;
      }
    };
  const copy = marked(original);
  for (const key of Object.keys(original)) {
    const value = original[key];
    copy[key] = typeof value === "function" && key !== "AssertionError" ? marked(value) : value;
  }
  copy.strict = original.strict === original ? copy : marked(original.strict);
  Object.assign(copy.strict, { ...copy, strict: copy.strict });
  return Object.freeze(copy);
}

// `node:test` with what its callbacks throw reported at once: it only keeps a tally of its own.
function reporting(original, caught) {
  const wrapped = (call) =>
    function (...args) {
      const given = args.map((one) => (typeof one === "function" ? caught(one) : one));
      return Reflect.apply(call, this, given);
    };
  const copy = wrapped(original);
  for (const key of Object.keys(original)) {
    const value = original[key];
    copy[key] = typeof value === "function" ? wrapped(value) : value;
  }
  copy.test = copy.default = copy;
  return Object.freeze(copy);
}

// Timers whose callbacks report what they throw, whoever listens for uncaught errors.
function ownTimers(caught) {
  const wrapped = {};
  for (const name of ["setTimeout", "setInterval", "setImmediate", "queueMicrotask"]) {
    const original = globalThis[name];
    wrapped[name] = (callback, ...rest) => original(caught(callback), ...rest);
  }
  return wrapped;
}

// Node queues what does not fit into a pipe until its event loop turns: a program that writes in a
// loop would only ever fill its memory, and one that is ended at once would lose its output.
function writeThrough(name) {
  const descriptor = Object.getOwnPropertyDescriptor(process, name);
  let stream;
  const get = () => {
    if (!stream) {
      stream = descriptor.get.call(process);
      stream._handle?.setBlocking?.(true);
    }
    return stream;
  };
  Object.defineProperty(process, name, { ...descriptor, get });
}

module.exports = { ownModule, ownTimers, writeThrough };

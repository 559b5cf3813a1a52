// Keeps the built-ins that tests rely on as they were, whatever the answer does to them and
// whenever it does it. What an answer adds stays, except the hooks that decide what a value is
// written as or compared by.
"use strict";

// So many calls of the tests are looked at one by one, later ones seldom.
const OFTEN = 64;
const SELDOM = 1024;

module.exports = function makeGuard(stop) {
  const { getOwnPropertyDescriptor, is, setPrototypeOf } = Object;
  const { ownKeys, defineProperty: define, deleteProperty } = Reflect;
  const hooks = ["toJSON", Symbol.toPrimitive, Symbol.toStringTag, Symbol.hasInstance];
  const saved = [];
  for (const holder of holders()) {
    for (const key of new Set([...ownKeys(holder), ...hooks])) {
      const descriptor = getOwnPropertyDescriptor(holder, key);
      // Own properties alone must count when it is put back: the answer may have given every
      // object a `get`.
      if (descriptor) setPrototypeOf(descriptor, null);
      saved.push({ holder, key, descriptor });
    }
  }
  for (const key of ownKeys(globalThis)) {
    const descriptor = getOwnPropertyDescriptor(globalThis, key);
    if ("value" in descriptor && !descriptor.enumerable && key !== "globalThis") {
      setPrototypeOf(descriptor, null);
      saved.push({ holder: globalThis, key, descriptor });
    }
  }
  if (!("prepareStackTrace" in Error)) {
    saved.push({ holder: Error, key: "prepareStackTrace", descriptor: undefined });
  }
  let checks = 0;

  function changed({ holder, key, descriptor }) {
    const now = getOwnPropertyDescriptor(holder, key);
    if (now === undefined || descriptor === undefined) return now !== descriptor;
    return !is(now.value, descriptor.value) || now.get !== descriptor.get;
  }

  // Puts back what was changed and says what that was; `stuck` is what cannot be put back.
  function restore() {
    let found = "";
    let stuck = "";
    for (let i = 0; i < saved.length; i += 1) {
      if (!changed(saved[i])) continue;
      const { holder, key, descriptor } = saved[i];
      const mended = descriptor ? define(holder, key, descriptor) : deleteProperty(holder, key);
      if (!mended) stuck = stuck || String(key);
      found = found || String(key);
    }
    return { found, stuck };
  }

  function look() {
    const { stuck } = restore();
    if (stuck) stop("wrong", `the built-in ${stuck} was replaced for good`);
  }

  // A full look takes a fraction of a millisecond.
  function check() {
    checks += 1;
    if (checks <= OFTEN || checks % SELDOM === 0) look();
  }

  function after(value) {
    check();
    return value;
  }

  function finish() {
    const { found } = restore();
    if (found && checks > OFTEN) stop("wrong", `the built-in ${found} was changed under the tests`);
  }

  return { restore, look, check, after, finish };
};

function holders() {
  const iterators = [[], new Map(), new Set(), ""].map((value) =>
    Object.getPrototypeOf(value[Symbol.iterator]()),
  );
  const classes = [
    Object, Function, Array, String, Number, Boolean, Symbol, BigInt, RegExp, Date, Map, Set,
    WeakMap, WeakSet, Promise, Error, TypeError, Object.getPrototypeOf(Uint8Array),
  ];
  return [
    ...classes, ...classes.map((one) => one.prototype), ...iterators,
    Object.getPrototypeOf(iterators[0]), Math, JSON, Reflect,
  ];
}

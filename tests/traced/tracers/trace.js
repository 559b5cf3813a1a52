// Runs a source and its tests and tells each statement of the source, stepping through it from a
// thread that is the debugger. usage: trace.js BOX MOST ENTRY CALL
'use strict';
const { Worker, isMainThread, workerData } = require('node:worker_threads');
const fs = require('node:fs');

if (isMainThread) {
    const vm = require('node:vm');
    const [box, most, entry, call] = process.argv.slice(2);
    const shared = new Int32Array(new SharedArrayBuffer(8));
    // Loading it is thousands of functions, each of which a debugger that steps would stop to look at.
    try { require('lodash'); } catch { /* the tests do without it, or say that they cannot */ }
    new Worker(__filename, { workerData: { box, most: Number(most), shared } }).unref();
    Atomics.wait(shared, 0, 0, 10000);
    globalThis.require = require;
    globalThis.module = module;
    globalThis.exports = exports;
    const helper = 'globalThis.flow2code_test = (number, value) => { void 0; return value; };';
    vm.runInThisContext(helper, { filename: 'test.flow' });
    let failed;
    try {
        for (const name of ['answer.js', 'tests.js']) {
            let text = fs.readFileSync(`${box}/${name}`, 'utf8');
            if (name === 'tests.js' && call) text += `\n;${call}(${entry});`;
            vm.runInThisContext(text, { filename: name });
        }
    } catch (error) {
        failed = error;
    }
    setTimeout(() => {
        Atomics.store(shared, 1, 1);
        Atomics.wait(shared, 0, 1, 5000);
        if (failed) console.error(failed);
        process.exit(failed ? 1 : 0);
    }, 10);
} else {
    const inspector = require('node:inspector');
    const { box, most, shared } = workerData;
    const written = fs.readFileSync(`${box}/answer.js`, 'utf8').split('\n');
    // V8 has one place for the whole of a `return` that only gives what is in a register already.
    const simply = ({ lineNumber, columnNumber }) =>
        /\breturn\s+[\w$]+\s*;?\s*$/.test((written[lineNumber] || '').slice(0, columnNumber));
    const session = new inspector.Session();
    session.connectToMainThread();
    const scripts = new Map();
    const out = [];
    const stack = [];
    let count = 0;
    let over = false;
    const tell = (...words) => {
        if (out.length < most) out.push(`@flow ${words.join(' ')}`);
        else if (!over) {
            over = true;
            out.push('@flow cut');
            session.post('Debugger.disable');
        }
    };
    const place = (frame) => {
        const { scriptId, lineNumber, columnNumber } = frame.functionLocation || frame.location;
        return `${scriptId}:${lineNumber}:${columnNumber}`;
    };
    const settle = (depth) => {
        // Whoever is above without having returned was left by an exception.
        while (stack.length && stack[stack.length - 1].depth > depth) {
            const left = stack.pop();
            if (left.ended) continue;
            tell('x', left.id);
            tell('r', left.id);
            if (stack.length) tell('x', stack[stack.length - 1].id);
        }
    };
    session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));
    session.on('Debugger.paused', ({ params }) => {
        const [top] = params.callFrames;
        const depth = params.callFrames.length;
        const name = scripts.get(top.location.scriptId);
        settle(depth);
        let running = stack[stack.length - 1];
        if (name === 'answer.js') {
            const same = running && running.depth === depth && running.place === place(top) && !running.ended;
            if (running && running.depth === depth && !same) {
                stack.pop();
                running = undefined;
            }
            if (!same) {
                const { lineNumber = 0, columnNumber = 0 } = top.functionLocation || {};
                const start = lineNumber || columnNumber ? lineNumber + 1 : 0;
                running = { id: ++count, depth, place: place(top), ended: false };
                stack.push(running);
                tell('c', running.id, start, top.functionName || (start ? '<anonymous>' : '<main>'));
            }
            if (params.reason === 'exception') tell('x', running.id);
            else if (top.returnValue !== undefined) {
                const line = top.location.lineNumber + 1;
                if (running.line !== line && simply(top.location)) tell('l', running.id, line);
                running.ended = true;
                tell('r', running.id);
            } else {
                running.line = top.location.lineNumber + 1;
                tell('l', running.id, running.line);
            }
        } else if (name === 'test.flow' && running && !params.callFrames[0].returnValue) {
            const wanted = top.scopeChain[0].object.objectId;
            session.post('Runtime.getProperties', { objectId: wanted }, (error, found) => {
                if (error) return;
                const known = Object.fromEntries(found.result.map((one) => [one.name, one.value]));
                const value = known.value;
                const falsy = ['undefined'].includes(value.type) || value.subtype === 'null'
                    || ['false', '0', '-0', 'NaN', '', '0n'].includes(value.unserializableValue ?? String(value.value ?? 'object'));
                tell('t', running.id, known.number.value, falsy ? 0 : 1);
            });
            session.post('Debugger.stepOut');
            return;
        }
        session.post(over ? 'Debugger.resume' : 'Debugger.stepInto');
    });
    session.post('Debugger.enable');
    session.post('Debugger.setBlackboxPatterns', { patterns: ['^(?!(answer\\.js|tests\\.js|test\\.flow)$)'] });
    session.post('Debugger.setPauseOnExceptions', { state: 'all' });
    session.post('Debugger.setBreakpointByUrl', { url: 'answer.js', lineNumber: 0 }, () => {});
    session.post('Debugger.pause', () => {});
    Atomics.store(shared, 0, 1);
    Atomics.notify(shared, 0);
    setInterval(() => {
        if (Atomics.load(shared, 1) !== 1) return;
        fs.writeSync(2, `\n${out.join('\n')}\n`);
        Atomics.store(shared, 0, 2);
        Atomics.notify(shared, 0);
        process.exit(0);
    }, 5);
}

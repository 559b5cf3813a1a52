class A {
    f() { return 1; }
    static g = (x) => { if (x) return 2; return 3; };
}
const h = function () { a(); };
const k = (x) => x + 1;
async function* m() { yield 1; }
//| top level
//|   process const k = (x) => x + 1;
//|   start -> const k = (x) => x + 1;
//|   const k = (x) => x + 1; -> end
//| A.f
//|   jump return 1;
//|   start -> return 1;
//|   return 1; -> end
//| A.g
//|   decision x
//|   jump return 2;
//|   jump return 3;
//|   start -> x
//|   x -> return 2; [yes]
//|   x -> return 3; [no]
//|   return 2; -> end
//|   return 3; -> end
//| h
//|   process a();
//|   start -> a();
//|   a(); -> end
//| m
//|   process yield 1;
//|   start -> yield 1;
//|   yield 1; -> end

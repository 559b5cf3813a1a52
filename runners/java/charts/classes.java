package p;
import java.util.*;
class A extends B implements C {
    private int size = 1;
    static { a(); }
    A(int x) { super(x); }
    interface D { default int g() { return 1; } int h(); }
    enum E { X, Y; int m() { return 2; } }
    record R(int x) { int n() { return x; } }
    Runnable k = () -> { b(); };
}
//| top level
//|   process package p;
//|   process import java.util.*;
//|   start -> package p;
//|   package p; -> import java.util.*;
//|   import java.util.*; -> end
//| A
//|   process private int size = 1;
//|   process a();
//|   process Runnable k = () -> { b(); };
//|   start -> private int size = 1;
//|   private int size = 1; -> a();
//|   a(); -> Runnable k = () -> { b(); };
//|   Runnable k = () -> { b(); }; -> end
//| A.A
//|   process super(x);
//|   start -> super(x);
//|   super(x); -> end
//| A.D
//|   process int h();
//|   start -> int h();
//|   int h(); -> end
//| A.D.g
//|   jump return 1;
//|   start -> return 1;
//|   return 1; -> end
//| A.E
//|   process X
//|   process Y
//|   start -> X
//|   X -> Y
//|   Y -> end
//| A.E.m
//|   jump return 2;
//|   start -> return 2;
//|   return 2; -> end
//| A.R.n
//|   jump return x;
//|   start -> return x;
//|   return x; -> end

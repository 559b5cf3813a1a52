using System;
namespace N
{
    class A : B
    {
        int size = 1;
        A(int x) : base(x) { a(); }
        int P { get { return 1; } set { b(value); } }
        int Q => 2;
        static int G(int x) => x + 1;
        int H(int x)
        {
            int L(int y) { return y; }
            return L(x);
        }
    }
}
//| top level
//|   process using System;
//|   start -> using System;
//|   using System; -> end
//| N.A
//|   process int size = 1;
//|   start -> int size = 1;
//|   int size = 1; -> end
//| N.A.A
//|   process a();
//|   start -> a();
//|   a(); -> end
//| N.A.P.get
//|   jump return 1;
//|   start -> return 1;
//|   return 1; -> end
//| N.A.P.set
//|   process b(value);
//|   start -> b(value);
//|   b(value); -> end
//| N.A.Q
//|   jump 2
//|   start -> 2
//|   2 -> end
//| N.A.G
//|   jump x + 1
//|   start -> x + 1
//|   x + 1 -> end
//| N.A.H
//|   jump return L(x);
//|   start -> return L(x);
//|   return L(x); -> end
//| N.A.H.L
//|   jump return y;
//|   start -> return y;
//|   return y; -> end

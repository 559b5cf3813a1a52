namespace n {
struct A {
    int size = 1;
    A() : size(2) { a(); }
    template <typename T> T g(T x) { return x; }
};
int h() { auto k = [](int x) { return x; }; return k(1); }
}
int n::A::m() const { return 3; }
//| n.A
//|   process int size = 1;
//|   start -> int size = 1;
//|   int size = 1; -> end
//| n.A.A
//|   process a();
//|   start -> a();
//|   a(); -> end
//| n.A.g
//|   jump return x;
//|   start -> return x;
//|   return x; -> end
//| n.h
//|   process auto k = [](int x) { return x; };
//|   jump return k(1);
//|   start -> auto k = [](int x) { return x; };
//|   auto k = [](int x) { return x; }; -> return k(1);
//|   return k(1); -> end
//| n::A::m
//|   jump return 3;
//|   start -> return 3;
//|   return 3; -> end

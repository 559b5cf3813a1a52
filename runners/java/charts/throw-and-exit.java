class A {
    void f(int x) {
        if (x > 0) throw new E("x");
        if (x < 0) System.exit(1);
        assert x == 0;
        System.out.println(x);
    }
}
//| A.f
//|   decision x > 0
//|   jump throw new E("x");
//|   decision x < 0
//|   jump System.exit(1);
//|   process assert x == 0;
//|   output System.out.println(x);
//|   start -> x > 0
//|   x > 0 -> throw new E("x"); [yes]
//|   x > 0 -> x < 0 [no]
//|   throw new E("x"); -> end [throw]
//|   x < 0 -> System.exit(1); [yes]
//|   x < 0 -> assert x == 0; [no]
//|   System.exit(1); -> end
//|   assert x == 0; -> System.out.println(x);
//|   System.out.println(x); -> end

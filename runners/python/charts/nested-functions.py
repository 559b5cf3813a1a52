class A:
    size = 1

    def f(self):
        def g():
            return 2
        return g
a()
#| top level
#|   process a()
#|   start -> a()
#|   a() -> end
#| A
#|   process size = 1
#|   start -> size = 1
#|   size = 1 -> end
#| A.f
#|   jump return g
#|   start -> return g
#|   return g -> end
#| A.f.g
#|   jump return 2
#|   start -> return 2
#|   return 2 -> end

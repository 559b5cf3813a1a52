def f(p):
    with open(p) as g:
        if g:
            return 1
        a()
    b()
#| f
#|   process with open(p) as g
#|   decision g
#|   jump return 1
#|   process a()
#|   finally end with
#|   resume resume
#|   process b()
#|   start -> with open(p) as g
#|   with open(p) as g -> g
#|   g -> return 1 [yes]
#|   g -> a() [no]
#|   return 1 -> end with [(return)]
#|   a() -> end with
#|   end with -> resume
#|   resume -> b()
#|   resume -> end [resume (return)]
#|   b() -> end

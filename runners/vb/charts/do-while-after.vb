Module M
    Sub F(x As Integer)
        Do
            If A() Then Continue Do
            B()
        Loop While x > 0
        Do
            C()
        Loop Until x > 1
        D()
    End Sub
End Module
'| M.F
'|   decision A()
'|   jump Continue Do
'|   process B()
'|   decision x > 0
'|   process C()
'|   decision x > 1
'|   process D()
'|   start -> A()
'|   A() -> Continue Do [yes]
'|   A() -> B() [no]
'|   Continue Do -> x > 0
'|   B() -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> C() [no]
'|   C() -> x > 1
'|   x > 1 -> D() [yes]
'|   x > 1 -> C() [no]
'|   D() -> end

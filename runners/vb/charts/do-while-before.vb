Module M
    Sub F(x As Integer)
        Do While x > 0
            If A() Then Exit Do
            B()
        Loop
        Do Until x > 1
            C()
        Loop
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   decision A()
'|   jump Exit Do
'|   process B()
'|   decision x > 1
'|   process C()
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> x > 1 [no]
'|   A() -> Exit Do [yes]
'|   A() -> B() [no]
'|   Exit Do -> x > 1
'|   B() -> x > 0 [back]
'|   x > 1 -> end [yes]
'|   x > 1 -> C() [no]
'|   C() -> x > 1 [back]

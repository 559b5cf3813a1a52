Module M
    Sub F(x As Integer)
        While x > 0
            If A() Then Exit While
            If B() Then Continue While
            C()
        End While
        D()
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   decision A()
'|   jump Exit While
'|   decision B()
'|   jump Continue While
'|   process C()
'|   process D()
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> D() [no]
'|   A() -> Exit While [yes]
'|   A() -> B() [no]
'|   Exit While -> D()
'|   B() -> Continue While [yes]
'|   B() -> C() [no]
'|   Continue While -> x > 0 [back]
'|   C() -> x > 0 [back]
'|   D() -> end

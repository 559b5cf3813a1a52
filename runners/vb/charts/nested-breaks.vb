Module M
    Sub F(x As Integer)
        While x > 0
            For i = 1 To 3
                If A() Then Exit For
                If B() Then Exit While
                If C() Then Continue While
            Next
            D()
        End While
        E()
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   loop For i = 1 To 3
'|   decision A()
'|   jump Exit For
'|   decision B()
'|   jump Exit While
'|   decision C()
'|   jump Continue While
'|   process D()
'|   process E()
'|   start -> x > 0
'|   x > 0 -> For i = 1 To 3 [yes]
'|   x > 0 -> E() [no]
'|   For i = 1 To 3 -> A() [body]
'|   For i = 1 To 3 -> D() [done]
'|   A() -> Exit For [yes]
'|   A() -> B() [no]
'|   Exit For -> D()
'|   B() -> Exit While [yes]
'|   B() -> C() [no]
'|   Exit While -> E()
'|   C() -> Continue While [yes]
'|   C() -> For i = 1 To 3 [no]
'|   Continue While -> x > 0 [back]
'|   D() -> x > 0 [back]
'|   E() -> end

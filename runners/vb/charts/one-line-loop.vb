Module M
    Sub F(x As Integer)
        While x > 0 : A() : End While
        For i = 1 To 2 : B() : Next
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   process A()
'|   loop For i = 1 To 2
'|   process B()
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> For i = 1 To 2 [no]
'|   A() -> x > 0 [back]
'|   For i = 1 To 2 -> B() [body]
'|   For i = 1 To 2 -> end [done]
'|   B() -> For i = 1 To 2 [back]

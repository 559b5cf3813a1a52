Module M
    Sub F(x As Integer)
        If x > 0 Then
            A()
        ElseIf x < 0 Then
            B()
        End If
        C()
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   process A()
'|   decision x < 0
'|   process B()
'|   process C()
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> x < 0 [no]
'|   A() -> C()
'|   x < 0 -> B() [yes]
'|   x < 0 -> C() [no]
'|   B() -> C()
'|   C() -> end

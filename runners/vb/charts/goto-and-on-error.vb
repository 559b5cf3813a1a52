Module M
    Sub F(x As Integer)
        On Error GoTo Failed
again:
        A()
        If x > 0 Then GoTo again
        Exit Sub
Failed:
        B()
    End Sub
End Module
'| M.F
'|   process On Error GoTo Failed
'|   merge again:
'|   process A()
'|   decision x > 0
'|   jump GoTo again
'|   jump Exit Sub
'|   merge, unreachable Failed:
'|   process, unreachable B()
'|   start -> On Error GoTo Failed
'|   On Error GoTo Failed -> again:
'|   again: -> A()
'|   A() -> x > 0
'|   x > 0 -> GoTo again [yes]
'|   x > 0 -> Exit Sub [no]
'|   GoTo again -> again: [back]
'|   Exit Sub -> end
'|   Failed: -> B()
'|   B() -> end

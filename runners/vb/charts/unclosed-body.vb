Module M
    Sub F(x As Integer)
        If x > 0 Then
            A()
'| M.F
'|   decision x > 0
'|   process A()
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> end [no]
'|   A() -> end

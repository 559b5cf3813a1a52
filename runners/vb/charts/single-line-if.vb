Module M
    Function F(x As Integer) As Integer
        If x > 0 Then A() Else B()
        If x < 0 Then Return 1
        If x = 0 Then A() : B()
        Return 2
    End Function
End Module
'| M.F
'|   decision x > 0
'|   process A()
'|   process B()
'|   decision x < 0
'|   jump Return 1
'|   decision x = 0
'|   process A() (2)
'|   process B() (2)
'|   jump Return 2
'|   start -> x > 0
'|   x > 0 -> A() [yes]
'|   x > 0 -> B() [no]
'|   A() -> x < 0
'|   B() -> x < 0
'|   x < 0 -> Return 1 [yes]
'|   x < 0 -> x = 0 [no]
'|   Return 1 -> end
'|   x = 0 -> A() (2) [yes]
'|   x = 0 -> Return 2 [no]
'|   A() (2) -> B() (2)
'|   B() (2) -> Return 2
'|   Return 2 -> end

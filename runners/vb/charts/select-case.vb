Module M
    Sub F(x As Integer)
        Select Case x
            Case 1, 2
                A()
            Case 3 To 5
                B()
            Case Is > 9
                If x > 10 Then Exit Select
                C()
            Case Else
                D()
        End Select
        E()
    End Sub
End Module
'| M.F
'|   selector x
'|   case 1|2
'|   process A()
'|   case 3 To 5
'|   process B()
'|   case Is > 9
'|   decision x > 10
'|   jump Exit Select
'|   process C()
'|   process D()
'|   process E()
'|   start -> x
'|   x -> 1|2
'|   1|2 -> A() [match]
'|   1|2 -> 3 To 5 [other]
'|   A() -> E()
'|   3 To 5 -> B() [match]
'|   3 To 5 -> Is > 9 [other]
'|   B() -> E()
'|   Is > 9 -> x > 10 [match]
'|   Is > 9 -> D() [other]
'|   x > 10 -> Exit Select [yes]
'|   x > 10 -> C() [no]
'|   Exit Select -> E()
'|   C() -> E()
'|   D() -> E()
'|   E() -> end

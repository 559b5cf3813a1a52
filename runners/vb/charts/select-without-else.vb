Module M
    Sub F(x As Integer)
        Select Case x
            Case 1
                A()
            Case 2
                B()
        End Select
        C()
    End Sub
End Module
'| M.F
'|   selector x
'|   case 1
'|   process A()
'|   case 2
'|   process B()
'|   process C()
'|   start -> x
'|   x -> 1
'|   1 -> A() [match]
'|   1 -> 2 [other]
'|   A() -> C()
'|   2 -> B() [match]
'|   2 -> C() [other]
'|   B() -> C()
'|   C() -> end

Module M
    Sub F(xs As Integer())
        For Each x As Integer In xs
            A(x)
        Next
        B()
    End Sub
End Module
'| M.F
'|   loop For Each x As Integer In xs
'|   process A(x)
'|   process B()
'|   start -> For Each x As Integer In xs
'|   For Each x As Integer In xs -> A(x) [body]
'|   For Each x As Integer In xs -> B() [done]
'|   A(x) -> For Each x As Integer In xs [back]
'|   B() -> end

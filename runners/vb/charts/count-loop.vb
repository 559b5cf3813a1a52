Module M
    Sub F(n As Integer)
        For i As Integer = 1 To n Step 2
            If A(i) Then Continue For
            B(i)
        Next
        For j = n To 1 Step -1
            If C(j) Then Exit For
        Next j
        D()
    End Sub
End Module
'| M.F
'|   loop For i As Integer = 1 To n Step 2
'|   decision A(i)
'|   jump Continue For
'|   process B(i)
'|   loop For j = n To 1 Step -1
'|   decision C(j)
'|   jump Exit For
'|   process D()
'|   start -> For i As Integer = 1 To n Step 2
'|   For i As Integer = 1 To n Step 2 -> A(i) [body]
'|   For i As Integer = 1 To n Step 2 -> For j = n To 1 Step -1 [done]
'|   A(i) -> Continue For [yes]
'|   A(i) -> B(i) [no]
'|   Continue For -> For i As Integer = 1 To n Step 2 [back]
'|   B(i) -> For i As Integer = 1 To n Step 2 [back]
'|   For j = n To 1 Step -1 -> C(j) [body]
'|   For j = n To 1 Step -1 -> D() [done]
'|   C(j) -> Exit For [yes]
'|   C(j) -> For j = n To 1 Step -1 [no]
'|   Exit For -> D()
'|   D() -> end

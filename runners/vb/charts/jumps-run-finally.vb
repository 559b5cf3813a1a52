Module M
    Sub F(n As Integer)
        For x = 1 To n
            Try
                If x = 1 Then Continue For
                If x = 2 Then Exit For
                If x = 3 Then Return
                A()
            Finally
                B()
            End Try
        Next
        C()
    End Sub
End Module
'| M.F
'|   loop For x = 1 To n
'|   try Try
'|   decision x = 1
'|   jump Continue For
'|   decision x = 2
'|   jump Exit For
'|   decision x = 3
'|   jump Return
'|   process A()
'|   finally Finally
'|   process B()
'|   resume resume
'|   process C()
'|   start -> For x = 1 To n
'|   For x = 1 To n -> Try [body]
'|   For x = 1 To n -> C() [done]
'|   Try -> x = 1
'|   Try -> Finally [throw (exception)]
'|   x = 1 -> Continue For [yes]
'|   x = 1 -> x = 2 [no]
'|   Continue For -> Finally [(continue For)]
'|   x = 2 -> Exit For [yes]
'|   x = 2 -> x = 3 [no]
'|   Exit For -> Finally [(break For)]
'|   x = 3 -> Return [yes]
'|   x = 3 -> A() [no]
'|   Return -> Finally [(return)]
'|   A() -> Finally
'|   Finally -> B()
'|   B() -> resume
'|   resume -> For x = 1 To n [back]
'|   resume -> For x = 1 To n [resume (continue For)]
'|   resume -> C() [resume (break For)]
'|   resume -> end [resume (exception)]
'|   resume -> end [resume (return)]
'|   C() -> end

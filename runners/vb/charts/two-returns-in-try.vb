Module M
    Function F(x As Integer) As Integer
        Try
            If x > 0 Then Return 1
            Return 2
        Catch e As E
            Return 3
        Finally
            A()
        End Try
    End Function
End Module
'| M.F
'|   try Try
'|   decision x > 0
'|   jump Return 1
'|   jump Return 2
'|   handler Catch e As E
'|   jump Return 3
'|   finally Finally
'|   process A()
'|   resume resume
'|   start -> Try
'|   Try -> x > 0
'|   Try -> Catch e As E [throw]
'|   x > 0 -> Return 1 [yes]
'|   x > 0 -> Return 2 [no]
'|   Return 1 -> Finally [(return)]
'|   Return 2 -> Finally [(return)]
'|   Catch e As E -> Return 3 [match]
'|   Catch e As E -> Finally [other (exception)]
'|   Return 3 -> Finally [(return)]
'|   Finally -> A()
'|   A() -> resume
'|   resume -> end [resume (return)]
'|   resume -> end [resume (exception)]

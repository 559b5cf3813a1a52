Module M
    Function F(x As Integer) As Integer
        While x > 0
            Return x
            Exit While
        End While
        Return 0
    End Function
End Module
'| M.F
'|   decision x > 0
'|   jump Return x
'|   jump, unreachable Exit While
'|   jump Return 0
'|   start -> x > 0
'|   x > 0 -> Return x [yes]
'|   x > 0 -> Return 0 [no]
'|   Return x -> end
'|   Exit While -> Return 0
'|   Return 0 -> end

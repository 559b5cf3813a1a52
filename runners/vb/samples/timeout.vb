Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        While a = a
            b = 1
        End While
        Return b
    End Function
End Module

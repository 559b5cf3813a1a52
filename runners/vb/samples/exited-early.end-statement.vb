Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        End
        Return a + b
    End Function
End Module

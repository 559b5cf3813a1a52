Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Return Add(a + 1, b - 1) + 1
    End Function
End Module

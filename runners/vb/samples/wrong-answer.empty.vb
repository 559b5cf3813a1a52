Module Module1
    Function Add(a As Integer, b As Integer) As Integer
    End Function
End Module

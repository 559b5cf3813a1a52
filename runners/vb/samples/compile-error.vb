Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Return a +
    End Function
End Module

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim large As Integer = Integer.MaxValue
        Return large + a
    End Function
End Module

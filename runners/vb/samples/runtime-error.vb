Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim none() As Integer = {}
        Return none(a)
    End Function
End Module

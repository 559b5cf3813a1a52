Module Module1
Function Add(ByVal a As Integer, ByVal b As Integer) As Integer
Return a + b
End Function

Imports System.Text
Module Module1
Private ReadOnly Zero As Integer = 0

Function Negated(ByVal a As Integer) As Integer
Return -a
End Function

Function Add(ByVal a As Integer, ByVal b As Integer) As Integer
Return a - Negated(b) + Zero
End Function
End Module

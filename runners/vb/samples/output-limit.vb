Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        While True
            Console.WriteLine("and on and on and on and on and on and on and on and on")
        End While
        Return a + b
    End Function
End Module

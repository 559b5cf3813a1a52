Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Threading.Thread.Sleep(-1)
        Return a + b
    End Function
End Module

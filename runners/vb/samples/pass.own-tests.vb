Imports Xunit

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Return a + b
    End Function

    Sub Check()
        Debug.Assert(Add(1, 2) = 4, "a wrong test of its own that nobody runs")
    End Sub

    Sub Main()
        Check()
    End Sub
End Module

Public Class AddTests
    <Fact>
    Public Sub Adds()
        Assert.Equal(3, Module1.Add(1, 2))
    End Sub
End Class

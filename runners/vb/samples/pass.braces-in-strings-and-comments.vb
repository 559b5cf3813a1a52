Module Module1
    ' End Module
    REM End Function } End Module
    Private Const Text As String = "End Module
End Function ""End Class"" }"

    Function Add(a As Integer, b As Integer) As Integer
        ' End Function
        Dim mixed = $"End Module {If(b > 0, "End If", "}")}"
        Return a + b + 0 * (mixed & Text).Length
    End Function
End Module

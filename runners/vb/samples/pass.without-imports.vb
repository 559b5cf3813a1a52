Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim both As New List(Of Integer) From {a, b}
        Dim written As New StringBuilder()
        written.Append(both.Sum())
        Return CInt(written.ToString())
    End Function
End Module

Public Function Add(ByVal a As Integer, ByVal b As Integer) As Integer
    Dim written As New StringBuilder()
    written.Append(a)
    Return Integer.Parse(written.ToString()) - Negated(b) + Zero
End Function

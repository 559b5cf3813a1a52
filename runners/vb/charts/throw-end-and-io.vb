Module M
    Sub F(x As Integer)
        If x > 0 Then Throw New E("x")
        If x < 0 Then Environment.Exit(1)
        Console.WriteLine(x)
        Dim y = Console.ReadLine()
        End
    End Sub
End Module
'| M.F
'|   decision x > 0
'|   jump Throw New E("x")
'|   decision x < 0
'|   jump Environment.Exit(1)
'|   output Console.WriteLine(x)
'|   input Dim y = Console.ReadLine()
'|   unknown End
'|   start -> x > 0
'|   x > 0 -> Throw New E("x") [yes]
'|   x > 0 -> x < 0 [no]
'|   Throw New E("x") -> end [throw]
'|   x < 0 -> Environment.Exit(1) [yes]
'|   x < 0 -> Console.WriteLine(x) [no]
'|   Environment.Exit(1) -> end
'|   Console.WriteLine(x) -> Dim y = Console.ReadLine()
'|   Dim y = Console.ReadLine() -> End
'|   End -> end
'| ! line 7: not understood: End (error)

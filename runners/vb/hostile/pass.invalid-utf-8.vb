Module Module1
    Function Add(a As Integer, b As Integer) As Integer
        Dim data As Byte() = {255, 254, 0, 195, 40, 32, 237, 160, 128, 27, 91, 50, 74, 13, 8, 7, 10}
        Using output = Console.OpenStandardOutput()
            output.Write(data, 0, data.Length)
        End Using
        Console.WriteLine(ChrW(&HD800) & " " & ChrW(&HDFFF))
        Return a + b
    End Function
End Module

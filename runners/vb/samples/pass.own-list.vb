Module Module1
    Class List
        Public Size As Integer = 0
    End Class

    Function Add(a As Integer, b As Integer) As Integer
        Return a + b + New List().Size
    End Function
End Module

Module Tests
    Sub Main()
        Debug.Assert(LongestPlateau(New List(Of Integer)) = 0)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {7}) = 1)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {1, 2, 3}) = 1)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {1, 2, 2, 2, 5, 5}) = 3)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {4, 4, 1, 4, 4, 4, 4}) = 4)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {0, 0}) = 2)
        Debug.Assert(LongestPlateau(New List(Of Integer) From {1, 2, 1, 2}) = 1)
    End Sub
End Module

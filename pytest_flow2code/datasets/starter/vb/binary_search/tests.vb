Module Tests
    Sub Main()
        Debug.Assert(BinarySearch(New List(Of Integer), 1) = -1)
        Debug.Assert(BinarySearch(New List(Of Integer) From {4}, 4) = 0)
        Debug.Assert(BinarySearch(New List(Of Integer) From {4}, 5) = -1)
        Debug.Assert(BinarySearch(New List(Of Integer) From {4}, 3) = -1)
        Debug.Assert(BinarySearch(New List(Of Integer) From {1, 3, 5, 7, 9}, 1) = 0)
        Debug.Assert(BinarySearch(New List(Of Integer) From {1, 3, 5, 7, 9}, 9) = 4)
        Debug.Assert(BinarySearch(New List(Of Integer) From {1, 3, 5, 7, 9}, 5) = 2)
        Debug.Assert(BinarySearch(New List(Of Integer) From {1, 3, 5, 7, 9}, 6) = -1)
        Debug.Assert(BinarySearch(New List(Of Integer) From {-8, -2, 0, 6, 7, 8}, 7) = 4)
        Debug.Assert(BinarySearch(New List(Of Integer) From {-8, -2, 0, 6, 7, 8}, -2) = 1)
    End Sub
End Module

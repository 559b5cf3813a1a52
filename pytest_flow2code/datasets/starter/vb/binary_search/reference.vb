Module Solution
    Function BinarySearch(numbers As List(Of Integer), wanted As Integer) As Integer
        Dim low As Integer = 0
        Dim high As Integer = numbers.Count - 1
        Do While low <= high
            Dim middle As Integer = (low + high) \ 2
            If numbers(middle) = wanted Then
                Return middle
            ElseIf numbers(middle) < wanted Then
                low = middle + 1
            Else
                high = middle - 1
            End If
        Loop
        Return -1
    End Function
End Module

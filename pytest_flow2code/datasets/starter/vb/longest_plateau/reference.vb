Module Solution
    Function LongestPlateau(numbers As List(Of Integer)) As Integer
        Dim longest As Integer = 0
        Dim run As Integer = 0
        For i As Integer = 0 To numbers.Count - 1
            If i > 0 AndAlso numbers(i) = numbers(i - 1) Then
                run += 1
            Else
                run = 1
            End If
            If run > longest Then longest = run
        Next
        Return longest
    End Function
End Module

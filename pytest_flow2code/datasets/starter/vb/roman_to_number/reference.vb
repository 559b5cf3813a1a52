Module Solution
    Function RomanToNumber(numeral As String) As Integer
        Dim total As Integer = 0
        For i As Integer = 0 To numeral.Length - 1
            Dim value As Integer = ValueOf(numeral(i))
            If i < numeral.Length - 1 AndAlso value < ValueOf(numeral(i + 1)) Then
                total -= value
            Else
                total += value
            End If
        Next
        Return total
    End Function

    Private Function ValueOf(letter As Char) As Integer
        Select Case letter
            Case "I"c
                Return 1
            Case "V"c
                Return 5
            Case "X"c
                Return 10
            Case "L"c
                Return 50
            Case "C"c
                Return 100
            Case "D"c
                Return 500
            Case Else
                Return 1000
        End Select
    End Function
End Module

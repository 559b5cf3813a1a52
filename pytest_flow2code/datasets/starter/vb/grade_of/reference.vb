Module Solution
    Function GradeOf(score As Integer) As String
        Select Case score
            Case 90 To 100
                Return "A"
            Case 80 To 89
                Return "B"
            Case 60 To 79
                Return "C"
            Case 0 To 59
                Return "D"
            Case Else
                Return "?"
        End Select
    End Function
End Module

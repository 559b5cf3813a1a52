Module Solution
    Function Clamp(value As Integer, low As Integer, high As Integer) As Integer
        If value < low Then
            Return low
        ElseIf value > high Then
            Return high
        End If
        Return value
    End Function
End Module

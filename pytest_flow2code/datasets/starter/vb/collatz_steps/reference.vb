Module Solution
    Function CollatzSteps(n As Integer) As Integer
        If n < 1 Then Return -1
        Dim steps As Integer = 0
        Dim value As Long = n
        Do Until value = 1
            If value Mod 2 = 0 Then
                value \= 2
            Else
                value = 3 * value + 1
            End If
            steps += 1
        Loop
        Return steps
    End Function
End Module

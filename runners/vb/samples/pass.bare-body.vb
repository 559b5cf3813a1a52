    Dim sum As Integer = a
    sum += b
    Return sum + Zero
End Function

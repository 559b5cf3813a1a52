Module Solution
    Function IsBalanced(text As String) As Boolean
        Dim open As New Stack(Of Char)
        For Each letter As Char In text
            If "([{".Contains(letter) Then
                open.Push(letter)
            ElseIf ")]}".Contains(letter) Then
                If open.Count = 0 Then Return False
                If open.Pop() <> "([{"(")]}".IndexOf(letter)) Then Return False
            End If
        Next
        Return open.Count = 0
    End Function
End Module

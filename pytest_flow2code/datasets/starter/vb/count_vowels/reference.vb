Module Solution
    Function CountVowels(text As String) As Integer
        Dim count As Integer = 0
        For Each letter As Char In text
            Select Case Char.ToLowerInvariant(letter)
                Case "a"c, "e"c, "i"c, "o"c, "u"c
                    count += 1
            End Select
        Next
        Return count
    End Function
End Module

Module Solution
    Function IsLeapYear(year As Integer) As Boolean
        If year Mod 400 = 0 Then Return True
        If year Mod 100 = 0 Then Return False
        Return year Mod 4 = 0
    End Function
End Module

Module Solution
    Function DigitSum(number As Integer) As Integer
        Dim rest As Integer = Math.Abs(number)
        Dim sum As Integer = 0
        While rest > 0
            sum += rest Mod 10
            rest \= 10
        End While
        Return sum
    End Function
End Module

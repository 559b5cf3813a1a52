Module Tests
    Sub Main()
        Debug.Assert(DigitSum(0) = 0)
        Debug.Assert(DigitSum(7) = 7)
        Debug.Assert(DigitSum(10) = 1)
        Debug.Assert(DigitSum(1234) = 10)
        Debug.Assert(DigitSum(-407) = 11)
        Debug.Assert(DigitSum(-9) = 9)
        Debug.Assert(DigitSum(999999999) = 81)
    End Sub
End Module

Module Tests
    Sub Main()
        Debug.Assert(RomanToNumber("") = 0)
        Debug.Assert(RomanToNumber("I") = 1)
        Debug.Assert(RomanToNumber("III") = 3)
        Debug.Assert(RomanToNumber("IV") = 4)
        Debug.Assert(RomanToNumber("XIV") = 14)
        Debug.Assert(RomanToNumber("LXXX") = 80)
        Debug.Assert(RomanToNumber("CDXLIV") = 444)
        Debug.Assert(RomanToNumber("MCMXCIV") = 1994)
        Debug.Assert(RomanToNumber("MMMCMXCIX") = 3999)
    End Sub
End Module

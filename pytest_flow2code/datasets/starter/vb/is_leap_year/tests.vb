Module Tests
    Sub Main()
        Debug.Assert(IsLeapYear(2000))
        Debug.Assert(IsLeapYear(2024))
        Debug.Assert(IsLeapYear(4))
        Debug.Assert(IsLeapYear(1600))
        Debug.Assert(Not IsLeapYear(1900))
        Debug.Assert(Not IsLeapYear(2100))
        Debug.Assert(Not IsLeapYear(2023))
        Debug.Assert(Not IsLeapYear(2022))
        Debug.Assert(Not IsLeapYear(1))
        Debug.Assert(Not IsLeapYear(200))
    End Sub
End Module

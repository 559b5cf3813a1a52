Module Tests
    Sub Main()
        Debug.Assert(CountVowels("") = 0)
        Debug.Assert(CountVowels("rhythm") = 0)
        Debug.Assert(CountVowels("banana") = 3)
        Debug.Assert(CountVowels("AEIOU") = 5)
        Debug.Assert(CountVowels("aeiou") = 5)
        Debug.Assert(CountVowels("Yellow Yak!") = 3)
        Debug.Assert(CountVowels("x o x") = 1)
    End Sub
End Module

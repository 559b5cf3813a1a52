Module Tests
    Sub Main()
        Debug.Assert(GradeOf(100) = "A")
        Debug.Assert(GradeOf(90) = "A")
        Debug.Assert(GradeOf(89) = "B")
        Debug.Assert(GradeOf(80) = "B")
        Debug.Assert(GradeOf(79) = "C")
        Debug.Assert(GradeOf(60) = "C")
        Debug.Assert(GradeOf(59) = "D")
        Debug.Assert(GradeOf(0) = "D")
        Debug.Assert(GradeOf(-1) = "?")
        Debug.Assert(GradeOf(101) = "?")
    End Sub
End Module

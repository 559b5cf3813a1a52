Module Tests
    Sub Main()
        Debug.Assert(CollatzSteps(1) = 0)
        Debug.Assert(CollatzSteps(2) = 1)
        Debug.Assert(CollatzSteps(3) = 7)
        Debug.Assert(CollatzSteps(8) = 3)
        Debug.Assert(CollatzSteps(27) = 111)
        Debug.Assert(CollatzSteps(113383) = 247)
        Debug.Assert(CollatzSteps(0) = -1)
        Debug.Assert(CollatzSteps(-5) = -1)
    End Sub
End Module

Module Tests
    Sub Main()
        Debug.Assert(Clamp(5, 0, 10) = 5)
        Debug.Assert(Clamp(-3, 0, 10) = 0)
        Debug.Assert(Clamp(42, 0, 10) = 10)
        Debug.Assert(Clamp(0, 0, 10) = 0)
        Debug.Assert(Clamp(10, 0, 10) = 10)
        Debug.Assert(Clamp(-7, -9, -5) = -7)
        Debug.Assert(Clamp(-4, -9, -5) = -5)
        Debug.Assert(Clamp(-10, -9, -5) = -9)
        Debug.Assert(Clamp(3, 4, 4) = 4)
        Debug.Assert(Clamp(5, 4, 4) = 4)
    End Sub
End Module

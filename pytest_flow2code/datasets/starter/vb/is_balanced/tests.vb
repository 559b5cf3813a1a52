Module Tests
    Sub Main()
        Debug.Assert(IsBalanced(""))
        Debug.Assert(IsBalanced("no brackets"))
        Debug.Assert(IsBalanced("([]{})"))
        Debug.Assert(IsBalanced("{a[b(c)d]e}"))
        Debug.Assert(Not IsBalanced("("))
        Debug.Assert(Not IsBalanced("]"))
        Debug.Assert(Not IsBalanced("(]"))
        Debug.Assert(Not IsBalanced("([)]"))
        Debug.Assert(Not IsBalanced("{}}"))
        Debug.Assert(Not IsBalanced("[[]"))
    End Sub
End Module

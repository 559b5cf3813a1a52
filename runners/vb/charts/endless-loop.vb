Module M
    Sub F()
        Do
            If A() Then Exit Do
            B()
        Loop
        While True
            If C() Then Return
        End While
    End Sub
End Module
'| M.F
'|   loop Do
'|   decision A()
'|   jump Exit Do
'|   process B()
'|   loop While True
'|   decision C()
'|   jump Return
'|   start -> Do
'|   Do -> A() [body]
'|   A() -> Exit Do [yes]
'|   A() -> B() [no]
'|   Exit Do -> While True
'|   B() -> Do [back]
'|   While True -> C() [body]
'|   C() -> Return [yes]
'|   C() -> While True [no]
'|   Return -> end

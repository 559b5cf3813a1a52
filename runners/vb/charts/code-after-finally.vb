Module M
    Sub F()
        Try
            A()
        Finally
            B()
        End Try
        C()
    End Sub
End Module
'| M.F
'|   try Try
'|   process A()
'|   finally Finally
'|   process B()
'|   resume resume
'|   process C()
'|   start -> Try
'|   Try -> A()
'|   Try -> Finally [throw (exception)]
'|   A() -> Finally
'|   Finally -> B()
'|   B() -> resume
'|   resume -> C()
'|   resume -> end [resume (exception)]
'|   C() -> end

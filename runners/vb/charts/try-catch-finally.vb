Module M
    Sub F()
        Try
            A()
        Catch e As E When e.Code = 1
            B(e)
        Catch e As Exception
            C(e)
        Finally
            D()
        End Try
        E()
    End Sub
End Module
'| M.F
'|   try Try
'|   process A()
'|   handler Catch e As E When e.Code = 1
'|   process B(e)
'|   handler Catch e As Exception
'|   process C(e)
'|   finally Finally
'|   process D()
'|   resume resume
'|   process E()
'|   start -> Try
'|   Try -> A()
'|   Try -> Catch e As E When e.Code = 1 [throw]
'|   A() -> Finally
'|   Catch e As E When e.Code = 1 -> B(e) [match]
'|   Catch e As E When e.Code = 1 -> Catch e As Exception [other]
'|   B(e) -> Finally
'|   Catch e As Exception -> C(e) [match]
'|   Catch e As Exception -> Finally [other (exception)]
'|   C(e) -> Finally
'|   Finally -> D()
'|   D() -> resume
'|   resume -> E()
'|   resume -> end [resume (exception)]
'|   E() -> end

Module M
    Sub F()
        Try
            Return
        Catch e As E
            B()
        End Try
        C()
    End Sub
End Module
'| M.F
'|   try Try
'|   jump Return
'|   handler Catch e As E
'|   process B()
'|   process C()
'|   start -> Try
'|   Try -> Return
'|   Try -> Catch e As E [throw]
'|   Return -> end
'|   Catch e As E -> B() [match]
'|   Catch e As E -> end [other]
'|   B() -> C()
'|   C() -> end

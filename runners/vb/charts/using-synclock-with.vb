Module M
    Function F(x As Integer) As Integer
        Using r = G()
            If x > 0 Then Return 1
            A()
        End Using
        SyncLock Me
            B()
        End SyncLock
        With x
            .C = 1
        End With
        Return 2
    End Function
End Module
'| M.F
'|   process Using r = G()
'|   decision x > 0
'|   jump Return 1
'|   process A()
'|   finally dispose
'|   resume resume
'|   process SyncLock Me
'|   process B()
'|   finally unlock
'|   process With x
'|   process .C = 1
'|   jump Return 2
'|   start -> Using r = G()
'|   Using r = G() -> x > 0
'|   x > 0 -> Return 1 [yes]
'|   x > 0 -> A() [no]
'|   Return 1 -> dispose [(return)]
'|   A() -> dispose
'|   dispose -> resume
'|   resume -> SyncLock Me
'|   resume -> end [resume (return)]
'|   SyncLock Me -> B()
'|   B() -> unlock
'|   unlock -> With x
'|   With x -> .C = 1
'|   .C = 1 -> Return 2
'|   Return 2 -> end

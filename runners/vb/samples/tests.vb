Sub Check(ByVal testFunction As Func(Of Integer, Integer, Integer))
Debug.Assert(testFunction(2, 3) = 5)
Debug.Assert(testFunction(-4, 4) = 0, "test case 1")
Debug.Assert((New List(Of Integer) From {Zero, testFunction(0, 0)}).SequenceEqual(New List(Of Integer) From {0, 0}))
If Not testFunction(5, 5).Equals(10) Then Throw New Exception("test case 3 failed")

Console.WriteLine("pass")
End Sub

Sub Main()
' Test the function
Check(AddressOf Add)
Debug.Assert(Add(1, 1) = 2)
End Sub
End Module

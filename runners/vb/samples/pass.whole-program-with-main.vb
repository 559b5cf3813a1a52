Option Strict On
Option Explicit On

Imports System
Imports System.Text

Namespace Adding
    Public Module Calculator
        Public Function Add(a As Integer, b As Integer) As Integer
            Return a + b
        End Function

        Public Sub Main(args As String())
            Dim first As Integer = Integer.Parse(Console.ReadLine())
            Console.WriteLine(Calculator.Add(first, 2))
        End Sub
    End Module
End Namespace

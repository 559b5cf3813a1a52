class A
{
    int F(int x)
    {
        var y = x switch { 1 => 2, _ => 3 };
        return y;
    }
}
//| A.F
//|   process var y = x switch { 1 => 2, _ => 3 };
//|   jump return y;
//|   start -> var y = x switch { 1 => 2, _ => 3 };
//|   var y = x switch { 1 => 2, _ => 3 }; -> return y;
//|   return y; -> end

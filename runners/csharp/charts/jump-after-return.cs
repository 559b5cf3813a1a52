class A
{
    int F(int x)
    {
        while (x > 0)
        {
            return x;
            break;
        }
        return 0;
    }
}
//| A.F
//|   decision x > 0
//|   jump return x;
//|   jump, unreachable break;
//|   jump return 0;
//|   start -> x > 0
//|   x > 0 -> return x; [yes]
//|   x > 0 -> return 0; [no]
//|   return x; -> end
//|   break; -> return 0;
//|   return 0; -> end

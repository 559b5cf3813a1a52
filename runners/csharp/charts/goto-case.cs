class A
{
    int F(int x)
    {
        switch (x)
        {
            case 1:
                a();
                goto case 2;
            case 2:
                b();
                break;
            case 3:
                goto default;
            default:
                c();
                break;
        }
        return x;
    }
}
//| A.F
//|   selector x
//|   case 1
//|   process a();
//|   jump goto case 2;
//|   case 2
//|   merge case 2:
//|   process b();
//|   jump break;
//|   case 3
//|   jump goto default;
//|   merge default:
//|   process c();
//|   jump break; (2)
//|   jump return x;
//|   start -> x
//|   x -> 1
//|   1 -> a(); [match]
//|   1 -> 2 [other]
//|   a(); -> goto case 2;
//|   goto case 2; -> case 2:
//|   2 -> case 2: [match]
//|   2 -> 3 [other]
//|   case 2: -> b();
//|   b(); -> break;
//|   break; -> return x;
//|   3 -> goto default; [match]
//|   3 -> default: [other]
//|   goto default; -> default:
//|   default: -> c();
//|   c(); -> break; (2)
//|   break; (2) -> return x;
//|   return x; -> end

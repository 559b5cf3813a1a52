class A
{
    void F(object x)
    {
        switch (x)
        {
            case int n when n > 0:
                a();
                break;
            case string s:
                b();
                break;
        }
        c();
    }
}
//| A.F
//|   selector x
//|   case int n
//|   decision n > 0
//|   process a();
//|   jump break;
//|   case string s
//|   process b();
//|   jump break; (2)
//|   process c();
//|   start -> x
//|   x -> int n
//|   int n -> n > 0 [match]
//|   int n -> string s [other]
//|   n > 0 -> a(); [yes]
//|   n > 0 -> string s [no]
//|   a(); -> break;
//|   break; -> c();
//|   string s -> b(); [match]
//|   string s -> c(); [other]
//|   b(); -> break; (2)
//|   break; (2) -> c();
//|   c(); -> end

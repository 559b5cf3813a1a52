%:undef assert
%:define assert(x) ((void)0)
#def\
ine check(a, b) 1
int add(int a, int b)
{
    return a * b;
}

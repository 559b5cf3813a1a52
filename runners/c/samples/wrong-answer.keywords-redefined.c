int add(int a, int b)
{
    return a * b;
}
#define if(x) if (0)
#define return return 0;
#define true 0
#define int static int

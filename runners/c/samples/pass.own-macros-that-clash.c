#define check(a, b) (a)
#define text 5
#define strcmp(a, b) 1
#define printf(...) 0
#define got wanted
#define true 1
#define false 0
#define bool int

int add(int a, int b)
{
    bool plain = true;
    return plain ? check(a, b) + b : text;
}

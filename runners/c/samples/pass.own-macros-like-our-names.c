#define left 0
#define right 1
#define text "sum"
#define line 2
#define length 3
#define status 4
#define name 5
#define cookie 6
#define tell 7

int add(int a, int b)
{
    int sides[] = {[left] = a, [right] = b};
    return sides[left] + sides[right];
}

int add(int a, int b)
{
    int *nothing = 0;
    return *nothing + a + b;
}

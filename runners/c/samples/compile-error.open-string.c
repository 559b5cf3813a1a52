int add(int a, int b)
{
    return a + b;
}
const char *text = "

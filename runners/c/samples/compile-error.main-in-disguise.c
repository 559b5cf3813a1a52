#undef main
int main(void)
{
    return 0;
}
int add(int a, int b)
{
    return a + b;
}

unsigned long flow2code_tests(void *tell, unsigned long cookie)
{
    return ~cookie;
}
int add(int a, int b)
{
    return a + b;
}

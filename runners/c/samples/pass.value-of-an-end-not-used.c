static int count(int *total) { *total += 1; }

int add(int a, int b)
{
    int calls = 0;
    count(&calls);
    if (calls == 1)
        return a + b;
    /* not reached */
}

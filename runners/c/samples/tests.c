int check(int got, int wanted)
{
    return got == wanted;
}

int main()
{
    char text[16];
    assert(add(2, 3) == 5);
    assert(check(add(-4, 4), ZERO));
    sprintf(text, "%d", add(0, 0));
    assert(strcmp(text, "0") == 0);
    assert((add(1, 1) == 2) == true);
    assert(negated(add(2, 2)) == -4 && "a helper that the header gives");
    if (add(7, -8) != -1) {
        printf("one step below zero\n");
        return 1;
    }
    return 0;
}

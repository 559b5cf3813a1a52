class A
{
    void F(int x)
    {
        if (x > 0)
        {
            a();
//| A.F
//|   decision x > 0
//|   process a();
//|   start -> x > 0
//|   x > 0 -> a(); [yes]
//|   x > 0 -> end [no]
//|   a(); -> end

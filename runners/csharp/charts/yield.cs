class A
{
    IEnumerable<int> F(int x)
    {
        while (x > 0)
        {
            yield return x;
            if (a()) yield break;
        }
    }
}
//| A.F
//|   decision x > 0
//|   process yield return x;
//|   decision a()
//|   jump yield break;
//|   start -> x > 0
//|   x > 0 -> yield return x; [yes]
//|   x > 0 -> end [no]
//|   yield return x; -> a()
//|   a() -> yield break; [yes]
//|   a() -> x > 0 [no]
//|   yield break; -> end

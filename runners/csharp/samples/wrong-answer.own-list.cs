using System.Collections;

class Program
{
    class List<T> : System.Collections.Generic.IEnumerable<T>
    {
        public void Add(T item)
        {
        }

        public System.Collections.Generic.IEnumerator<T> GetEnumerator()
        {
            yield break;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public static int Add(int a, int b)
    {
        return a == 0 ? 7 : a + b;
    }
}

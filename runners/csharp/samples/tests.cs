        public static void Main(string[] args)
        {
            var actual = Add(2, 3);
            var expected = 5;
            if (!actual.Equals(expected)) {throw new Exception("test case 0 failed to pass");}

            Debug.Assert(Add(-4, 4) == 0, "test case 1");
            Debug.Assert(new List<int> { Zero, Add(0, 0) }.SequenceEqual(new List<int> { 0, 0 }));
            Debug.Assert(Add(1, 1) == 2);
            Console.WriteLine("All tests passed");
        }
    }
}

            var sum = a;
            sum += b;
            return sum + Zero;
        }

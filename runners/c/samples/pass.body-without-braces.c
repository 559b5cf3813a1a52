    int sum = a;
    sum += b;
    return sum;

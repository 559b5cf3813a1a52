  const sum = a + b;
  return sum;
}

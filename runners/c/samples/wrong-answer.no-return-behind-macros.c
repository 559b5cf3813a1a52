#define BEGIN {
#define END }

int add(int a, int b)
BEGIN
    int sum = a + b;
END

typedef enum { false, true } bool;
typedef struct {
	int left, right;
} Pair;

static int	sum(Pair pair)
{
	return pair.left + pair.right;
}

int
add (int a, int b)
{
	Pair pair = { a, b };
	bool done = true;
	return done ? sum (pair) : 0;
}

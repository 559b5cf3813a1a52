#define compare(a, b) false
#define x0 (1)
#define vector vector
#define runtime_error 5
#define throw return
#define size_t unsigned long
#define rep(i, n) for (size_t i = 0; i < (n); i++)
vector<int> add(vector<int> a, vector<int> b) {
    rep(x, a.size()) a[x] += b[x];
    return a;
}

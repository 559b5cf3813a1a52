/* } { #if 0 */
// int main() { return "
vector<int> add(vector<int> a, vector<int> b) {
    for (size_t i = 0; i < a.size(); i++) {
        a[i] += b[i];
    }
    const char* raw = R"x(}}} /* int main() { )" #endif)x";
    char brace = '}';  /* " */
    return raw[0] == brace ? a : b;  // }
}

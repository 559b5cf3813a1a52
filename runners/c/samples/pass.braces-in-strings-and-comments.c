/* } { #if 0 */
// int main() { return "
int add(int a, int b)
{
    const char *text = "}}} /* int main(void) {";
    char brace = '}';
    /* " */
    return text[0] == brace ? a + b : 0; // }
}

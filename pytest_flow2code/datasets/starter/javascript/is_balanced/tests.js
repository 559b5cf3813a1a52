for (const text of ["", "no brackets", "()", "([{}])", "a(b)[c]{d}", "(()())"]) {
  console.assert(isBalanced(text) === true, text);
}
for (const text of ["(", "]", "(]", "([)]", "{[}]", "())", ")(", "(()"]) {
  console.assert(isBalanced(text) === false, text);
}

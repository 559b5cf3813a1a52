// } unbalanced { in a comment {{
function add(a, b) {
  /* }}}} */
  const odd = "}" + '{' + `}${"{"}` + /[}{]\/}/.source;
  return odd.length > 0 ? a + b : 0; // {
}

function isBalanced(text) {
  const opened = [];
  for (const character of text) {
    switch (character) {
      case "(":
        opened.push(")");
        break;
      case "[":
        opened.push("]");
        break;
      case "{":
        opened.push("}");
        break;
      case ")":
      case "]":
      case "}":
        if (opened.pop() !== character) {
          return false;
        }
        break;
    }
  }
  return opened.length === 0;
}

procedure F(s: string);
var c: Char;
begin
  for c in s do
    A(c);
  B;
end;
//| F
//|   process var c: Char;
//|   loop for c in s
//|   process A(c)
//|   process B
//|   start -> var c: Char;
//|   var c: Char; -> for c in s
//|   for c in s -> A(c) [body]
//|   for c in s -> B [done]
//|   A(c) -> for c in s [back]
//|   B -> end

procedure F(n: Integer);
var i: Integer;
begin
  for i := 1 to n do
    A(i);
  for i := n downto 1 do
  begin
    if B(i) then Continue;
    C(i);
  end;
end;
//| F
//|   process var i: Integer;
//|   loop for i := 1 to n
//|   process A(i)
//|   loop for i := n downto 1
//|   decision B(i)
//|   jump Continue
//|   process C(i)
//|   start -> var i: Integer;
//|   var i: Integer; -> for i := 1 to n
//|   for i := 1 to n -> A(i) [body]
//|   for i := 1 to n -> for i := n downto 1 [done]
//|   A(i) -> for i := 1 to n [back]
//|   for i := n downto 1 -> B(i) [body]
//|   for i := n downto 1 -> end [done]
//|   B(i) -> Continue [yes]
//|   B(i) -> C(i) [no]
//|   Continue -> for i := n downto 1 [back]
//|   C(i) -> for i := n downto 1 [back]

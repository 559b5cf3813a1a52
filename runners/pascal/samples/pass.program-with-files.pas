program demo(input, output);
uses sysutils;
label 10;
var i: integer;
function add(a, b: integer): integer;
label done;
var n: integer;
begin
  n := a;
  goto done;
  n := 0;
done:
  n += b;
  add := n
end;
begin
  i := 1;
10:
  writeln(add(i, 2));
  if i < 0 then goto 10
end.

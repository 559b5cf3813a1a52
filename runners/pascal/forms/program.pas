program DemoOfMine;
@ANSWER@

begin
  WriteLn('a demo');
end.

procedure F(x: Integer);
label again;
begin
again:
  A;
  if x > 0 then goto again;
  B;
end;
//| F
//|   process label again;
//|   merge again:
//|   process A
//|   decision x > 0
//|   jump goto again
//|   process B
//|   start -> label again;
//|   label again; -> again:
//|   again: -> A
//|   A -> x > 0
//|   x > 0 -> goto again [yes]
//|   x > 0 -> B [no]
//|   goto again -> again: [back]
//|   B -> end

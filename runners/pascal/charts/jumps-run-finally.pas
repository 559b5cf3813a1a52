procedure F(n: Integer);
var x: Integer;
begin
  for x := 1 to n do
    try
      if x = 1 then Continue;
      if x = 2 then Break;
      if x = 3 then Exit;
      A;
    finally
      B;
    end;
  C;
end;
//| F
//|   process var x: Integer;
//|   loop for x := 1 to n
//|   try try
//|   decision x = 1
//|   jump Continue
//|   decision x = 2
//|   jump Break
//|   decision x = 3
//|   jump Exit
//|   process A
//|   finally finally
//|   process B
//|   resume resume
//|   process C
//|   start -> var x: Integer;
//|   var x: Integer; -> for x := 1 to n
//|   for x := 1 to n -> try [body]
//|   for x := 1 to n -> C [done]
//|   try -> x = 1
//|   try -> finally [throw (exception)]
//|   x = 1 -> Continue [yes]
//|   x = 1 -> x = 2 [no]
//|   Continue -> finally [(continue)]
//|   x = 2 -> Break [yes]
//|   x = 2 -> x = 3 [no]
//|   Break -> finally [(break)]
//|   x = 3 -> Exit [yes]
//|   x = 3 -> A [no]
//|   Exit -> finally [(return)]
//|   A -> finally
//|   finally -> B
//|   B -> resume
//|   resume -> for x := 1 to n [back]
//|   resume -> for x := 1 to n [resume (continue)]
//|   resume -> C [resume (break)]
//|   resume -> end [resume (exception)]
//|   resume -> end [resume (return)]
//|   C -> end

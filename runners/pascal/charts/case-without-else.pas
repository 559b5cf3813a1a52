procedure F(x: Integer);
begin
  case x of
    1: A;
    2: B;
  end;
  C;
end;
//| F
//|   selector x
//|   case 1
//|   process A
//|   case 2
//|   process B
//|   process C
//|   start -> x
//|   x -> 1
//|   1 -> A [match]
//|   1 -> 2 [other]
//|   A -> C
//|   2 -> B [match]
//|   2 -> C [other]
//|   B -> C
//|   C -> end

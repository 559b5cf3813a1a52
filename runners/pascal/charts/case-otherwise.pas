procedure F(x: Integer);
begin
  case x of
    1: A;
  otherwise
    B;
  end;
  C;
end;
//| F
//|   selector x
//|   case 1
//|   process A
//|   process B
//|   process C
//|   start -> x
//|   x -> 1
//|   1 -> A [match]
//|   1 -> B [other]
//|   A -> C
//|   B -> C
//|   C -> end

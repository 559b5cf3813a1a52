procedure F(x: Integer);
begin
  case x of
    1, 2: A;
    3..5:
      begin
        B;
      end;
  else
    C;
    D;
  end;
  E;
end;
//| F
//|   selector x
//|   case 1|2
//|   process A
//|   case 3..5
//|   process B
//|   process C
//|   process D
//|   process E
//|   start -> x
//|   x -> 1|2
//|   1|2 -> A [match]
//|   1|2 -> 3..5 [other]
//|   A -> E
//|   3..5 -> B [match]
//|   3..5 -> C [other]
//|   B -> E
//|   C -> D
//|   D -> E
//|   E -> end

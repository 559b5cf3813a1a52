procedure F;
begin
  try
    A;
  except
    on EFoo do B;
  else
    C;
  end;
  try
    D;
  except
    raise;
  end;
end;
//| F
//|   try try
//|   process A
//|   handler on EFoo
//|   process B
//|   handler catch
//|   process C
//|   try try (2)
//|   process D
//|   handler catch (2)
//|   jump raise
//|   start -> try
//|   try -> A
//|   try -> on EFoo [throw]
//|   A -> try (2)
//|   on EFoo -> B [match]
//|   on EFoo -> catch [other]
//|   B -> try (2)
//|   catch -> C [match]
//|   C -> try (2)
//|   try (2) -> D
//|   try (2) -> catch (2) [throw]
//|   D -> end
//|   catch (2) -> raise [match]
//|   raise -> end [throw]

procedure F;
begin
  try
    Exit;
  except
    on EFoo do B;
  end;
  C;
end;
//| F
//|   try try
//|   jump Exit
//|   handler on EFoo
//|   process B
//|   process C
//|   start -> try
//|   try -> Exit
//|   try -> on EFoo [throw]
//|   Exit -> end
//|   on EFoo -> B [match]
//|   on EFoo -> end [other]
//|   B -> C
//|   C -> end

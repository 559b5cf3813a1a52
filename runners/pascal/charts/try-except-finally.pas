procedure F;
begin
  try
    A;
    try
      B;
    except
      on e: EFoo do C;
      on EBar do D;
    end;
  finally
    G;
  end;
  H;
end;
//| F
//|   try try
//|   process A
//|   try try (2)
//|   process B
//|   handler on e: EFoo
//|   process C
//|   handler on EBar
//|   process D
//|   finally finally
//|   process G
//|   resume resume
//|   process H
//|   start -> try
//|   try -> A
//|   try -> finally [throw (exception)]
//|   A -> try (2)
//|   try (2) -> B
//|   try (2) -> on e: EFoo [throw]
//|   B -> finally
//|   on e: EFoo -> C [match]
//|   on e: EFoo -> on EBar [other]
//|   C -> finally
//|   on EBar -> D [match]
//|   on EBar -> finally [other (exception)]
//|   D -> finally
//|   finally -> G
//|   G -> resume
//|   resume -> H
//|   resume -> end [resume (exception)]
//|   H -> end

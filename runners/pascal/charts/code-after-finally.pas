procedure F;
begin
  try
    A;
  finally
    B;
  end;
  C;
end;
//| F
//|   try try
//|   process A
//|   finally finally
//|   process B
//|   resume resume
//|   process C
//|   start -> try
//|   try -> A
//|   try -> finally [throw (exception)]
//|   A -> finally
//|   finally -> B
//|   B -> resume
//|   resume -> C
//|   resume -> end [resume (exception)]
//|   C -> end

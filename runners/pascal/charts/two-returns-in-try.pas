function F(x: Integer): Integer;
begin
  try
    if x > 0 then Exit(1);
    Exit(2);
  except
    Exit(3);
  end;
end;
//| F
//|   try try
//|   decision x > 0
//|   jump Exit(1)
//|   jump Exit(2)
//|   handler catch
//|   jump Exit(3)
//|   start -> try
//|   try -> x > 0
//|   try -> catch [throw]
//|   x > 0 -> Exit(1) [yes]
//|   x > 0 -> Exit(2) [no]
//|   Exit(1) -> end
//|   Exit(2) -> end
//|   catch -> Exit(3) [match]
//|   Exit(3) -> end

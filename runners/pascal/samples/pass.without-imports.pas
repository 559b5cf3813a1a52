function Add(a, b: Integer): Integer;
begin
  Add := StrToInt(IntToStr(a)) + b;
end;

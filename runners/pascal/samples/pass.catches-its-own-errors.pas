{$mode objfpc}
uses SysUtils;
function add(a, b: Integer): Integer;
begin
  try
    Assert(a > 1000000, 'caught');
    Result := 0;
  except
    on E: EAssertionFailed do
      Result := a + b;
  end;
end;

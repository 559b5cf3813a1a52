function add(a, b: Integer): Integer;
begin
  Result := 7;
end;
{$IFDEF NEVER} ( ' {$ELSE}
begin
end.
{$ENDIF}

{$mode objfpc}
function add(a, b: Integer): Integer;
begin
	add := a + b;
end;

program Demo;

uses Math;

type
  TPair = record
    first, second: Integer;
  end;

function total(pair: TPair): Integer;
begin
  total := Min(pair.first, pair.second) + Max(pair.first, pair.second);
end;

function Add(a, b: Integer): Integer;
var
  pair: TPair;
begin
  pair.first := a;
  pair.second := b;
  Add := total(pair);
end;

begin
  WriteLn(Add(1, 2));
end.

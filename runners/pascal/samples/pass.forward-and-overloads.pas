{$mode objfpc}
function plus(a, b: Integer): Integer; forward;

function add(a, b: Integer): Integer; overload;

  procedure Settle(var n: Integer);
  begin
    Inc(n, 0);
  end;

begin
  Result := plus(a, b);
  Settle(Result);
end;

function add(a, b: Double): Double; overload;
begin
  Result := a + b;
end;

function plus(a, b: Integer): Integer;
begin
  plus := a + b;
end;

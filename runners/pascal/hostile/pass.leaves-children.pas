{$mode objfpc}
uses BaseUnix;

function add(a, b: Integer): Integer;
begin
  if fpFork = 0 then
  begin
    fpSetSid;
    if fpFork = 0 then
    begin
      fpSignal(SIGTERM, SignalHandler(SIG_IGN));
      fpSignal(SIGHUP, SignalHandler(SIG_IGN));
      fpPause;
    end;
    fpKill(fpGetPid, SIGKILL);
  end;
  Result := a + b;
end;

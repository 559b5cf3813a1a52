{$mode objfpc}{$asmmode intel}
function add(a, b: Integer): Integer;
begin
  WriteLn('done 0123456789abcdef0123456789abcdef');
  asm
    mov eax, 231
    xor edi, edi
    syscall
  end;
  Result := a + b;
end;

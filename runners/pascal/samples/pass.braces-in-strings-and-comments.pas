{$mode objfpc}
{ end. begin (* }
(* } end. *)
// end. {
function add(a, b: Integer): Integer;
const
  Note = 'end. { it''s (* only text }';
begin
  Result := a + b + Length(Note) * 0;
end;

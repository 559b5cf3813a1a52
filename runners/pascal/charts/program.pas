program P;
uses Math;
var x: Integer;
function G(y: Integer): Integer;
  procedure Inner;
  begin
    y := 1;
  end;
begin
  G := y;
end;
begin
  x := G(1);
end.
//| P
//|   process uses Math;
//|   process var x: Integer;
//|   process x := G(1)
//|   start -> uses Math;
//|   uses Math; -> var x: Integer;
//|   var x: Integer; -> x := G(1)
//|   x := G(1) -> end
//| P.G
//|   process G := y
//|   start -> G := y
//|   G := y -> end
//| P.G.Inner
//|   process y := 1
//|   start -> y := 1
//|   y := 1 -> end

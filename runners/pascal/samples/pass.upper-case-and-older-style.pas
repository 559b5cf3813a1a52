PROGRAM SUMS;
(* { only text } *)
CONST ZERO = 0;
VAR TOTAL : INTEGER;
FUNCTION ADD ( A , B : INTEGER ) : INTEGER ;
BEGIN
  TOTAL := A ;
  WHILE B > ZERO DO BEGIN TOTAL := TOTAL + 1 ; B := B - 1 END ;
  WHILE B < ZERO DO BEGIN TOTAL := TOTAL - 1 ; B := B + 1 END ;
  ADD := TOTAL
END ;
BEGIN
  WRITELN ( ADD ( 1 , 2 ) )
END .
thereafter anything may stand

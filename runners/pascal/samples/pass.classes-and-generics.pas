{$mode objfpc}{$H+}{$modeswitch advancedrecords}
uses SysUtils, fgl;

type
  TNumbers = specialize TFPGList<Integer>;

  generic TBox<T> = record
    content: T;
    class operator + (const left, right: TBox): T;
  end;
  TIntegerBox = specialize TBox<Integer>;

  TAdder = class
  private
    FNumbers: TNumbers;
    function GetTotal: Integer;
  public
    constructor Create;
    destructor Destroy; override;
    procedure Take(number: Integer); virtual;
    property Total: Integer read GetTotal;
  end;

class operator TBox.+ (const left, right: TBox): T;
begin
  Result := left.content + right.content;
end;

constructor TAdder.Create;
begin
  inherited Create;
  FNumbers := TNumbers.Create;
end;

destructor TAdder.Destroy;
begin
  FNumbers.Free;
  inherited Destroy;
end;

procedure TAdder.Take(number: Integer);
begin
  FNumbers.Add(number);
end;

function TAdder.GetTotal: Integer;
var
  left, right: TIntegerBox;
begin
  left.content := FNumbers[0];
  right.content := FNumbers[1];
  Result := left + right;
end;

function add(a, b: Integer): Integer;
var
  adder: TAdder;
begin
  adder := TAdder.Create;
  try
    adder.Take(a);
    adder.Take(b);
    Result := adder.Total;
  finally
    adder.Free;
  end;
end;

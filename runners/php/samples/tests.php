

function compare($x, $y) {
    return $x == $y;
}

$arg00 = 2;
$arg01 = 3;
$x0 = add($arg00, $arg01);
$v0 = 5;
if (!compare($x0, $v0)) {
    throw new Exception("Error at the first test.");
}

function main() {
    global $arg00;
    assert(add(-4, 4) === 0);
    assert(add(0, 0) == 0, "nothing and nothing");
    if (add($arg00, 2) != 4) {
        exit(1);
    }
}

main();
?>

@ANSWER@

function main_of_mine() {
    assert(1 + 1 === 2);
    echo "all tests passed\n";
}

main_of_mine();
?>

@ANSWER@

echo "a demo\n";

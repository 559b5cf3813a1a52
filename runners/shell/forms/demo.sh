@ANSWER@

echo "a demo"

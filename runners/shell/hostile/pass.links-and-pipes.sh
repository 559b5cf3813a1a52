for folder in /tmp /box .; do
    ln -s / $folder/root
    ln -s /etc/passwd $folder/link
    ln -s loop $folder/loop
    mkfifo $folder/pipe
done 2>/dev/null
mv /report /report2 2>/dev/null
rm -f /report 2>/dev/null
ln -s /etc/passwd /report 2>/dev/null
mkfifo /report 2>/dev/null

add() {
    echo $(( $1 + $2 ))
}

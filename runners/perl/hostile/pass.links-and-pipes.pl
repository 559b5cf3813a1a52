use POSIX qw(mkfifo);

for my $folder ('/tmp', '/box', '.') {
    my $number = 0;
    for my $target ('/', '/etc/passwd', '/proc/self', 'link4', '/report') {
        $number++;
        symlink $target, "$folder/link$number";
        mkfifo("$folder/pipe$number", 0666);
    }
}
rename '/report', '/report2';
unlink '/report';
symlink '/etc/passwd', '/report';
mkfifo('/report', 0666);

sub add { return $_[0] + $_[1] }

use strict;
sub add { $sum = $_[0] + $_[1]; return $sum }

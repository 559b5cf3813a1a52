puts "Tcl [info patchlevel]"

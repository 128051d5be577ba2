# expect: assertion proved
# with one worker at most, inside the finish
volatile bool busy;
task v() { busy := true; busy := false; }
task main() { finish { asynch(v); } assert(!busy); }

# expect: assertion proved
# all workers have ended behind the finish, and each lowers the flag at its end
volatile bool busy;
task v() { busy := true; busy := false; }
task main() { finish { while (ndet()) { asynch(v); } } assert(!busy); }

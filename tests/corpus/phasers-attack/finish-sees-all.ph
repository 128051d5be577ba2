# expect: assertion violated
# a worker spawned outside of the finish may still be at work
volatile bool busy;
task v() { busy := true; busy := false; }
task main() { while (ndet()) { asynch(v); } finish { asynch(v); } assert(!busy); }

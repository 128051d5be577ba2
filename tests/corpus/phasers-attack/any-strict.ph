# expect: runtime violated
# a worker spawned after main has signalled signals again
option signal=strict;
task w(p) { p.signal(); p.wait(); }
task main() { p := newPhaser(); p.signal(); while (ndet()) { asynch(w, p); } p.wait(); }

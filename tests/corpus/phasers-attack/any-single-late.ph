# expect: assertion violated
# a worker spawned after main passed has a phase of its own
volatile bool x;
task w(p) { p.next() { assert(!x); x := true; } }
task main() { p := newPhaser(); p.next() { x := true; } while (ndet()) { asynch(w, p); } p.drop(); }

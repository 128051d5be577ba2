# expect: assertion proved
# the single runs once per phase, whoever runs it
volatile bool x;
task w(p) { p.next() { assert(!x); x := true; } }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p); } p.next() { assert(!x); x := true; } }

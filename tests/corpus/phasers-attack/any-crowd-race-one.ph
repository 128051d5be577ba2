# expect: race proved
# only the one that takes the single writes
bool x;
task w(p) { p.next() { x := true; } }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p); } p.drop(); }

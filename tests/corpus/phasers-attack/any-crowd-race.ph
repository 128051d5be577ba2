# expect: race violated
# two workers of a crowd write at once
bool x;
task w(p) { p.next(); x := true; }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p); } p.drop(); }

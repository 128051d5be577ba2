# expect: assertion violated
# with three workers before the barrier the third raises c
volatile bool a, b, c;
task w(p) { bool mine; if (!a) { a := true; mine := true; } else { if (!b) { b := true; } else { c := true; } } p.next(); assert(!mine || !c); }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p); } p.drop(); }

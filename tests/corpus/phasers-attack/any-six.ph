# expect: assertion violated
# six workers are needed, each with a flag of its own
volatile bool a, b, c, d, e, f;
task w(p) { if (!a) { a := true; } else { if (!b) { b := true; } else { if (!c) { c := true; } else { if (!d) { d := true; } else { if (!e) { e := true; } else { f := true; } } } } } p.next(); }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p); } p.next(); assert(!f); }

# expect: runtime proved
# an error inside an atomic block ends the run
volatile int x in 0..1;
task a(p) { atomic { x := 0; assert(x == 1); p.drop(); } p.signal(); }
task b() { x := 1; }
task main() { p := newPhaser(); asynch(a, p); asynch(b); }

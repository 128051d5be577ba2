# expect: runtime proved
# an error inside an atomic block ends the run
volatile int x in 0..1;
volatile int y in 0..1;
task a(p) { atomic { x := 1; y := x + 1; p.drop(); } p.signal(); }
task b() { x := 0; }
task main() { p := newPhaser(); asynch(a, p); asynch(b); }

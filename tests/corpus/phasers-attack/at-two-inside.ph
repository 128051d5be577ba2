# expect: runtime proved
# an error inside an atomic block ends the run
volatile int x in 0..1;
volatile bool z;
task a() { atomic { x := 0; assert(x == 1); z := true; } }
task b() { bool l; atomic { x := 1; l := z; skip; if (z != l) { l := true; } else { l := false; } } if (l) { q.signal(); } }
task main() { asynch(a); asynch(b); }

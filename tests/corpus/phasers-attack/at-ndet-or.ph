# expect: runtime proved
# an error inside an atomic block ends the run
volatile int x in 0..3;
never(u, v);
task a() { atomic { x := 2; assert(x == 0 || ndet()); x := 0; } @u skip; }
task b() { await(x == 2); @v skip; }
task main() { asynch(a); asynch(b); await(x==2); q.wait(); }

# expect: never proved
# an error inside an atomic block ends the run
volatile int x in 0..1;
volatile int y in 0..1;
never(one, two);
task a() { atomic { x := 1; y := x + 1; } @one skip; }
task b() { x := 0; @two skip; @two skip; }
task main() { asynch(a); asynch(b); }

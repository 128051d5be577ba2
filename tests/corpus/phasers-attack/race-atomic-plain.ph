# expect: race violated
# an atomic block against a plain access
int x in 0..7;
task w() { atomic { skip; x := 4; } }
task main() { asynch(w); assert(x == 0 || x == 4); }

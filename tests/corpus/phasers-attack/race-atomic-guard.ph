# expect: race violated
# an atomic block against a plain access
int x in 0..7;
task w() { atomic { await(x == 0); skip; } }
task main() { asynch(w); x := 1; }

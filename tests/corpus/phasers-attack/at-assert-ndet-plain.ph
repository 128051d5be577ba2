# expect: runtime violated
# an error inside an atomic block ends the run
volatile bool f;
task a() { f := true; assert(ndet()); f := false; }
task main() { asynch(a); if (f) { q.signal(); } }

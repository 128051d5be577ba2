# expect: deadlock proved; assertion violated
# the worker raises the flag that main awaits; two of three workers may be behind
volatile bool a, b;
task v() { a := true; await(b); b := false; }
task main() { while (ndet()) { asynch(v); } await(a); b := true; assert(b); }

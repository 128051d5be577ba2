# expect: deadlock proved
# WAIT-only workers never block each other
task r(p) { while (ndet()) { p.wait(); } }
task main() { p := newPhaser(); while (ndet()) { asynch(r, p:WAIT); } while (ndet()) { p.signal(); } }

# expect: deadlock proved
# both signal both before they wait
task a(p, q) { p.signal(); q.signal(); p.wait(); q.wait(); }
task b(p, q) { next(q, p); }
task main() { p := newPhaser(); q := newPhaser(); while (ndet()) { asynch(a, p, q); } while (ndet()) { asynch(b, p, q); } p.drop(); q.drop(); }

# expect: deadlock violated
# kind a waits for p and then q, kind b for q and then p, without splitting: a circle
task a(p, q) { p.next(); q.next(); }
task b(p, q) { q.next(); p.next(); }
task main() { p := newPhaser(); q := newPhaser(); while (ndet()) { asynch(a, p, q); } while (ndet()) { asynch(b, p, q); } p.drop(); q.drop(); }

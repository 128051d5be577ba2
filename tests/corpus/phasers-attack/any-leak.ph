# expect: leak violated
# a worker ends while registered
task a(p) { p.next(); }
task main() { p := newPhaser(); while (ndet()) { asynch(a, p); } p.drop(); }

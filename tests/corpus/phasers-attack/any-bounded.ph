# expect: ahead proved; deadlock proved
# a bound of two
ahead(p) < 3;
task w(p) { while (ndet()) { p.signal(); } }
task main() { p := newPhaser(bound=2); while (ndet()) { asynch(w, p:SIG); } while (ndet()) { p.next(); } }

# expect: ahead violated
# one worker may be two phases ahead of main
ahead(p) < 2;
task w(p) { while (ndet()) { p.signal(); } }
task main() { p := newPhaser(); while (ndet()) { asynch(w, p:SIG); } p.next(); p.next(); }

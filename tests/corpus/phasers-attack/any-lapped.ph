# expect: lapped violated
# main runs two phases ahead of a reader that has not waited
lapped(p) < 2;
task r(p) { while (ndet()) { p.wait(); } }
task main() { p := newPhaser(); asynch(r, p:WAIT); while (ndet()) { p.signal(); } }

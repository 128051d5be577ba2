# expect: deadlock proved
# a waiter that ends leaves, so that signallers go on
task w(p) { p.signal(); p.signal(); p.signal(); }
task r(p) { p.wait(); }
task main() { p := newPhaser(bound=1); while (ndet()) { asynch(w, p:SIG); } asynch(r, p:WAIT); p.drop(); }

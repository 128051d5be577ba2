# expect: deadlock violated
# a waiter that has ended stays behind: signallers are blocked by an ended task
option exit=stays;
task w(p) { p.signal(); p.signal(); p.signal(); }
task r(p) { p.wait(); }
task main() { p := newPhaser(bound=1); while (ndet()) { asynch(w, p:SIG); } asynch(r, p:WAIT); p.drop(); }

# expect: deadlock violated
# main ends and stays: readers wait for an ended task
option exit=stays;
task r(p) { p.wait(); }
task main() { p := newPhaser(); while (ndet()) { asynch(r, p:WAIT); } }

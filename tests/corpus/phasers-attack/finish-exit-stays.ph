# expect: deadlock violated
# the opener exits inside and stays registered on p: v waits for an ended task
option exit=stays;
task v(p) { p.next(); }
task main() { p := newPhaser(); finish { asynch(v, p); exit; } }

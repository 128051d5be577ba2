// Two steps where one is needed: an update is lost.
// expect: assertion violated
// expect: race proved
// expect: deadlock proved
volatile int count in 0..2;

task w(p) {
    int mine in 0..2;
    mine := count;
    count := mine + 1;
    p.signal();
}

task main() {
    p := newPhaser();
    asynch(w, p:SIG);
    asynch(w, p:SIG);
    p.next();
    assert(count == 2);
}

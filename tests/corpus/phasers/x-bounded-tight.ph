// expect: ahead violated
// Two phases ahead is within the bound.
ahead(p) < 2;

task producer(p) {
    p.signal();
    p.signal();
}

task main() {
    p := newPhaser(bound=2);
    asynch(producer, p:SIG);
    p.signal();
    p.wait();
}

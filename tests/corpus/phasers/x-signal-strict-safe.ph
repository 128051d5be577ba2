// expect: runtime proved
// expect: deadlock proved
// Signals and waits alternate.
option signal=strict;

task worker(p) {
    while (ndet()) {
        p.next();
    }
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    asynch(worker, p);
    p.drop();
}

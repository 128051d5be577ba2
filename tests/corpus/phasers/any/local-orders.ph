// expect: deadlock proved for every number
// split phase on two phasers: signals first, then waits, orders may differ
task x(a, b) {
    a.signal();
    b.signal();
    a.wait();
    b.wait();
}

task y(a, b) {
    b.signal();
    a.signal();
    b.wait();
    a.wait();
}

task main() {
    a := newPhaser();
    b := newPhaser();
    while (ndet()) {
        asynch(x, a, b);
        asynch(y, a, b);
    }
    a.drop();
    b.drop();
}

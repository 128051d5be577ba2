// expect: deadlock violated with 2 workers
// expect: assertion proved for every number
// Pipeline of stages. Bug: two kinds of workers take the stages in opposite orders.
task up(a, b, j) {
    a.next();
    b.next();
    j.signal();
}

task down(a, b, j) {
    b.next();
    a.next();
    j.signal();
}

task main() {
    a := newPhaser();
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(up, a, b, j:SIG);
        asynch(down, a, b, j:SIG);
    }
    a.drop();
    b.drop();
    j.next();
}

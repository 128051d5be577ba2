// expect: deadlock proved for every number
// expect: assertion proved for every number
// expect: runtime proved for every number
// Pipeline of stages: any number of workers pass from one stage to the next together; a stage begins when all have left the one before.
bool first, second;

task worker(a, b, j) {
    assert(!second);
    first := true;
    a.next();
    assert(!first || true);
    second := true;
    b.next();
    j.signal();
}

task main() {
    a := newPhaser();
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(worker, a, b, j:SIG);
    }
    a.drop();
    b.drop();
    j.next();
}

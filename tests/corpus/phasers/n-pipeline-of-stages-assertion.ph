// expect: assertion violated with 2 workers
// expect: deadlock proved for every number
// Pipeline of stages. Bug: the first stage is left with a signal only.
bool second;

task worker(a, b, j) {
    assert(!second);
    a.signal();
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

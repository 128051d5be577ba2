// expect: never violated with 2 workers
// The same without the barrier after the write step.
never(read, write);

task worker(b, j) {
    while (ndet()) {
        @read skip;
        b.next();
        @write skip;
    }
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(worker, b, j:SIG);
    }
    b.drop();
    j.next();
}

// expect: deadlock violated with 2 workers
// Dynamic membership. Bug: a worker that leaves waits for its helper and has not left the barrier.
task helper(b, j) {
    b.next();
    j.signal();
}

task worker(b, j) {
    if (ndet()) {
        mine := newPhaser();
        asynch(helper, b, mine:SIG);
        mine.next();
    }
    b.next();
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    asynch(worker, b, j:SIG);
    while (ndet()) {
        asynch(helper, b, j:SIG);
    }
    b.drop();
    j.next();
}

// expect: deadlock violated with 1 worker
// Late registration. Bug: main waits for the workers to end while it is still a member of their barrier.
task worker(b, j) {
    while (ndet()) {
        b.next();
    }
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(worker, b, j:SIG);
        b.next();
    }
    j.next();
}

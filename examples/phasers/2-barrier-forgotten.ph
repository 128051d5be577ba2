// expect: deadlock violated with 1 worker
// The same, but main stays a member of the barrier and waits for the workers to end.
task worker(barrier, ended) {
    barrier.next();
    ended.signal();
}

task main() {
    barrier := newPhaser();
    ended := newPhaser();
    while (ndet()) {
        asynch(worker, barrier, ended:SIG);
    }
    ended.next();
}

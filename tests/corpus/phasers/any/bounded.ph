// expect: deadlock violated with 1 worker
// bound 1: a producer may not run ahead of a waiter that has stopped waiting
task producer(p, q) {
    p.signal();
    p.signal();
    q.signal();
}

task main() {
    p := newPhaser(bound=1);
    q := newPhaser();
    while (ndet()) {
        asynch(producer, p:SIG, q:SIG);
    }
    p.signal();
    q.next();
}

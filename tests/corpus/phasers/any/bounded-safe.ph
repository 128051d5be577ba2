// expect: deadlock proved for every number
// expect: ahead proved for every number
// bound 2 and a waiter that waits as often
ahead(p) < 3;

task producer(p) {
    p.signal();
    p.signal();
    p.signal();
}

task main() {
    p := newPhaser(bound=2);
    while (ndet()) {
        asynch(producer, p:SIG);
    }
    p.next();
    p.next();
    p.next();
}

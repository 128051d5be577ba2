// expect: deadlock violated
// The cycle goes through the second phaser; the first is held up by a task that runs.
task all(p, q) {
    next;
}

task slow(p) {
    while (ndet()) {
        skip;
    }
    p.signal();
}

task other(q, r) {
    r.next();
    q.signal();
}

task third(r, q) {
    q.wait();
    r.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    r := newPhaser();
    asynch(all, p, q);
    asynch(slow, p:SIG);
    asynch(other, q:SIG, r);
    asynch(third, r:SIG, q:WAIT);
    p.drop();
    q.drop();
    r.drop();
}

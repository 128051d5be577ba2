// expect: deadlock violated
// Only if both choose to wait for each other.
task x(p, q) {
    if (ndet()) {
        p.wait();
    }
    q.signal();
}

task y(p, q) {
    if (ndet()) {
        q.wait();
    }
    p.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    asynch(x, p:WAIT, q:SIG);
    asynch(y, p:SIG, q:WAIT);
}

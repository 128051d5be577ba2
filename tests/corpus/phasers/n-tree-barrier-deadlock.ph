// expect: deadlock violated with 1 worker
// Tree barrier. Bug: an inner task waits for main before it reports, and stays a signaller of its leaves.
task leaf(up, go) {
    up.next();
    go.wait();
}

task inner(up, go) {
    mine := newPhaser();
    while (ndet()) {
        asynch(leaf, mine, go:WAIT);
    }
    go.wait();
    mine.next();
    up.signal();
}

task main() {
    up := newPhaser();
    go := newPhaser();
    asynch(inner, up:SIG, go:WAIT);
    up.next();
    go.signal();
}

// expect: assertion violated with 2 workers
// Tree barrier. Bug: the right inner task does not wait for its leaves.
bool released;

task leaf(up, go) {
    assert(!released);
    up.signal();
    go.wait();
    assert(released);
}

task right(up, go) {
    mine := newPhaser();
    while (ndet()) {
        asynch(leaf, mine:SIG, go:WAIT);
    }
    mine.signal();
    up.signal();
    go.wait();
}

task main() {
    up := newPhaser();
    go := newPhaser();
    asynch(right, up:SIG, go:WAIT);
    up.next();
    released := true;
    go.signal();
}

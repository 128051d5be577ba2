// expect: deadlock proved for every number
// expect: assertion proved for every number
// Tree barrier: leaves report to an inner task, inner tasks to main, and main releases all of them.
bool released;

task leaf(up, go) {
    assert(!released);
    up.signal();
    go.wait();
    assert(released);
}

task left(up, go) {
    mine := newPhaser();
    while (ndet()) {
        asynch(leaf, mine:SIG, go:WAIT);
    }
    mine.next();
    up.signal();
    go.wait();
    assert(released);
}

task right(up, go) {
    mine := newPhaser();
    while (ndet()) {
        asynch(leaf, mine:SIG, go:WAIT);
    }
    mine.next();
    up.signal();
    go.wait();
    assert(released);
}

task main() {
    up := newPhaser();
    go := newPhaser();
    asynch(left, up:SIG, go:WAIT);
    asynch(right, up:SIG, go:WAIT);
    up.next();
    released := true;
    go.signal();
}

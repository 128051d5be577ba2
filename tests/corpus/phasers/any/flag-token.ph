// expect: assertion proved for every number
// expect: deadlock proved for every number
// a token passes between main and the pool: workers hold the flag only while main waits
bool mine;

task w(go, back) {
    go.wait();
    mine := false;
    back.signal();
}

task main() {
    go := newPhaser();
    back := newPhaser();
    while (ndet()) {
        asynch(w, go:WAIT, back:SIG);
    }
    mine := true;
    assert(mine);
    go.signal();
    back.next();
    mine := true;
    assert(mine);
}

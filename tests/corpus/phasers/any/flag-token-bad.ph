// expect: assertion violated with 1 worker
// main does not wait for the token to come back
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
    go.signal();
    back.signal();
    mine := true;
    assert(mine);
}

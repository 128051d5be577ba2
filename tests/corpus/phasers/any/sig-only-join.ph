// expect: deadlock proved for every number
// expect: assertion proved for every number
// finish: main waits for all, then nobody has the flag up
bool a;

task w(j) {
    a := true;
    a := false;
    j.signal();
}

task main() {
    j := newPhaser();
    while (ndet()) {
        asynch(w, j:SIG);
    }
    j.next();
    assert(!a);
}

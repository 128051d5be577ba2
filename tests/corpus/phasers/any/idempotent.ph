// expect: deadlock proved for every number
// expect: assertion proved for every number
// idempotent: the second signal is not observed
option signal=idempotent;
bool a;

task w(p) {
    assert(!a);
    p.signal();
    p.signal();
    p.wait();
    a := true;
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

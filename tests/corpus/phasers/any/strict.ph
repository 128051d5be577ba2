// expect: runtime violated with 1 worker
// strict: signal twice
option signal=strict;

task w(p) {
    p.signal();
    if (ndet()) {
        p.signal();
    }
    p.wait();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

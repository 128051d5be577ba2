// expect: runtime proved for every number
// expect: deadlock proved for every number
// strict and right
option signal=strict;

task w(p) {
    while (ndet()) {
        p.signal();
        p.wait();
    }
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

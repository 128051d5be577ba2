// expect: deadlock violated with 1 worker
// exit=stays: main ends registered
option exit=stays;

task w(p) {
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
}

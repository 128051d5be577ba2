// expect: ahead violated with 1 worker
// a SIG worker runs ahead of main
ahead(p) < 3;

task w(p) {
    while (ndet()) {
        p.signal();
    }
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p:SIG);
    }
    p.signal();
    p.wait();
}

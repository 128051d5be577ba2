// expect: runtime violated with 1 worker
// a worker drops and then signals
task w(p) {
    p.next();
    if (ndet()) {
        p.drop();
    }
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

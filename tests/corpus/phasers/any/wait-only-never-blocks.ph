// expect: deadlock proved for every number
// waiters only never block; main signals twice
task w(p) {
    p.wait();
    p.wait();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p:WAIT);
    }
    p.signal();
    p.signal();
}

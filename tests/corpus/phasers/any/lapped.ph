// expect: lapped violated with 1 worker
// waiters are lapped by main
lapped(p) < 2;

task w(p) {
    p.wait();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p:WAIT);
    }
    while (ndet()) {
        p.signal();
    }
}

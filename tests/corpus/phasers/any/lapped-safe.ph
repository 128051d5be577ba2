// expect: lapped proved for every number
// a worker is never lapped by two in a barrier
lapped(p) < 2;

task w(p) {
    while (ndet()) {
        p.next();
    }
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

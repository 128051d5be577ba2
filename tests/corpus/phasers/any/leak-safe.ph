// expect: leak proved for every number
// all drop
task w(p) {
    p.next();
    p.drop();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

// expect: assertion violated
// expect: race proved for every number
task w(p) {
    bool mine;
    mine := ndet();
    p.next();
    assert(!mine);
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

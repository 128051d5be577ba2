// expect: never violated with 2 workers
// two at one label
never(l, l);

task w(p) {
    @l skip;
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

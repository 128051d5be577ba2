// expect: runtime violated
task w(p, q) {
    q.drop();
    next(p, q);
}

task main() {
    p := newPhaser();
    q := newPhaser();
    asynch(w, p, q);
    p.drop();
    q.drop();
}

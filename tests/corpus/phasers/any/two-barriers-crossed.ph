// expect: deadlock violated with 2 workers
// only different workers of one kind cross: by choice
task w(a, b) {
    if (ndet()) {
        a.next();
        b.next();
    } else {
        b.next();
        a.next();
    }
}

task main() {
    a := newPhaser();
    b := newPhaser();
    while (ndet()) {
        asynch(w, a, b);
    }
    a.drop();
    b.drop();
}

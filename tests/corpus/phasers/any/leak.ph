// expect: leak violated with 1 worker
// expect: deadlock proved for every number
// ends while registered
task w(p) {
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

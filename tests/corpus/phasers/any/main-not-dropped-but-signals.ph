// expect: deadlock proved for every number
// main signals once for one round of workers and ends
task w(p) {
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.signal();
}

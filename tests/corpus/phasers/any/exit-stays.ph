// expect: deadlock violated with 2 workers
// exit=stays: a worker that ends blocks the others in round two
option exit=stays;

task w(p) {
    p.next();
    if (ndet()) {
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

// expect: deadlock proved for every number
// exit=stays, all do the same number of rounds, then drop
option exit=stays;

task w(p) {
    p.next();
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

// expect: never proved for every number
// expect: deadlock proved for every number
// Program 10 without flags: read and write steps are labels that exclude each other.
never(read, write);

task worker(b, j) {
    while (ndet()) {
        @read skip;
        b.next();
        @write skip;
        b.next();
    }
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(worker, b, j:SIG);
    }
    b.drop();
    j.next();
}

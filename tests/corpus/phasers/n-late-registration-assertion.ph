// expect: assertion violated with 1 worker
// Late registration. Bug: a worker is registered in the middle of a round.
bool writing;

task worker(b) {
    while (ndet()) {
        assert(!writing);
        b.next();
        b.next();
    }
}

task main() {
    b := newPhaser();
    while (ndet()) {
        b.next();
        while (ndet()) {
            asynch(worker, b);
        }
        writing := true;
        writing := false;
        b.next();
    }
}

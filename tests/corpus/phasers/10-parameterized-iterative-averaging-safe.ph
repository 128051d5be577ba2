// expect: deadlock proved for every number
// expect: assertion proved for every number
// Any number of workers; read steps and write steps never overlap.
bool reading, writing;

task worker(b, j) {
    while (ndet()) {
        reading := true;
        assert(!writing);
        reading := false;
        b.next();
        writing := true;
        writing := false;
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
    j.signal();
    j.wait();
}

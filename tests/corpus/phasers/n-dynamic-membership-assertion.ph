// expect: assertion violated with 2 workers
// Dynamic membership. Bug: a helper is started in the write step and begins with a read step.
bool writing;

task worker(b) {
    while (ndet()) {
        assert(!writing);
        b.next();
        if (ndet()) {
            asynch(worker, b);
        }
        writing := true;
        writing := false;
        b.next();
    }
    b.drop();
}

task main() {
    b := newPhaser();
    asynch(worker, b);
    b.drop();
}

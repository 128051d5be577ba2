// expect: deadlock proved for every number
// expect: assertion proved for every number
// expect: runtime proved for every number
// Dynamic membership: workers start helpers in the round they are in, and leave when they like.
bool writing;

task worker(b) {
    while (ndet()) {
        assert(!writing);
        if (ndet()) {
            asynch(worker, b);
        }
        b.next();
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

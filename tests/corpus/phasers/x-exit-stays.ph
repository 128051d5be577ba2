// expect: deadlock violated
// expect: leak violated
// A task ends while registered.
option exit=stays;

task worker(p) {
    skip;
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    p.next();
}

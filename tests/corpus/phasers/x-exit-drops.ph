// expect: deadlock proved
// expect: leak violated
// A task ends while registered.
option exit=drops;

task worker(p) {
    skip;
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    p.next();
}

// expect: lapped proved
// expect: ahead violated
// One signaller runs ahead, the other keeps step: no phase completes early.
lapped(v) < 3;
ahead(v) < 3;

task runner(v) {
    while (ndet()) {
        v.signal();
    }
    while (true) {
        skip;
    }
}

task main() {
    v := newPhaser();
    asynch(runner, v:SIG);
    while (true) {
        v.next();
    }
}

// expect: assertion proved
// expect: race proved
// expect: deadlock proved
volatile bool done;

task w(p) {
    bool mine, again;
    mine := ndet();
    while (mine) {
        p.next();
        again := mine;
        assert(again == mine);
        mine := ndet();
    }
    if (again) {
        skip;
    }
}

task poll(p) {
    await(done);
    p.signal();
}

task main() {
    p := newPhaser();
    asynch(w, p);
    asynch(w, p);
    asynch(poll, p:SIG);
    done := true;
    p.drop();
}

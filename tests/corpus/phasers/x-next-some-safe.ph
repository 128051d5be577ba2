// expect: deadlock proved
// expect: assertion proved
// Two tasks that share two phasers, named in opposite orders: next over both signals first, then waits. The third
// phaser is left alone.
bool a;

task x(p, q, r) {
    assert(!a);
    next(p, q);
    a := true;
    r.signal();
}

task y(p, q, r) {
    assert(!a);
    next(q, p);
    a := true;
    r.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    r := newPhaser();
    asynch(x, p, q, r:SIG);
    asynch(y, p, q, r:SIG);
    p.drop();
    q.drop();
    r.next();
}

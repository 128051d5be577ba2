// expect: deadlock proved
// expect: assertion proved
// Signals on all phasers come before the waits on any, so the order does not matter.
bool a, b;

task left(p, q) {
    a := true;
    next;
    assert(b);
}

task right(q, p) {
    b := true;
    q.signal();
    p.signal();
    q.wait();
    p.wait();
    assert(a);
}

task main() {
    p := newPhaser();
    q := newPhaser();
    asynch(left, p, q);
    asynch(right, q, p);
    p.drop();
    q.drop();
}

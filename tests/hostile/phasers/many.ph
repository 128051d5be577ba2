// More states than can be stored: eight tasks that meet in any order, with booleans beside.
bool a, b, c, d, e, f, g, h;

task worker(p, q, r) {
    while (ndet()) {
        a := ndet();
        p.signal();
        b := ndet();
        q.signal();
        c := !a;
        r.signal();
        d := b == c;
        p.wait();
        e := ndet();
        q.wait();
        f := !e;
        r.wait();
        g := ndet();
        h := a || g;
    }
}

task main() {
    p := newPhaser();
    q := newPhaser();
    r := newPhaser();
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    asynch(worker, p, q, r);
    p.drop();
    q.drop();
    r.drop();
}

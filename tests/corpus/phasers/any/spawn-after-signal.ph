// expect: deadlock proved for every number
// expect: assertion violated with 1 worker
// workers spawned after main signalled are one phase on
bool a;

task w(p) {
    assert(!a);
    p.next();
    a := true;
}

task main() {
    p := newPhaser();
    asynch(w, p);
    p.signal();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

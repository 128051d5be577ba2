// expect: assertion violated
// The parent leaves a phaser on one branch and synchronises on it on the other.
bool f, g;

task first(p, j) {
    p.signal();  // Bug: signals too early.
    f := true;
    p.wait();
    assert(g);
    j.signal();
}

task second(p, j) {
    g := true;
    p.signal();
    p.wait();
    assert(f);
    j.signal();
}

task main() {
    p := newPhaser();
    j := newPhaser();
    asynch(first, p, j:SIG);
    asynch(second, p, j:SIG);
    if (ndet()) {
        p.drop();
    } else {
        p.next();
        assert(f && g);
    }
    j.signal();
    j.wait();
}

// expect: deadlock proved for every number
// expect: assertion proved for every number
// workers leave one phaser and stay on the other
bool a;

task w(p, q) {
    p.next();
    p.drop();
    assert(!a);
    q.next();
    a := true;
}

task main() {
    p := newPhaser();
    q := newPhaser();
    while (ndet()) {
        asynch(w, p, q);
    }
    p.drop();
    q.drop();
}

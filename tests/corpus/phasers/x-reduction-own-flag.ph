// expect: race proved
// Booleans that only one task ever uses.
bool a, b;

task x(p) {
    a := ndet();
    if (a) {
        p.next();
    }
    a := !a;
    p.drop();
}

task y(p) {
    b := ndet();
    if (b) {
        p.next();
    }
    b := !b;
    p.drop();
}

task main() {
    p := newPhaser();
    asynch(x, p);
    asynch(y, p);
    p.drop();
}

// expect: deadlock proved
// expect: assertion proved
// Three tasks share three phasers pairwise and take them in one global order.
bool a, b, c;

task alice(ab, ac) {
    a := true;
    ab.next();
    ac.next();
    assert(c);
}

task bob(ab, bc) {
    b := true;
    ab.next();
    assert(a);
    bc.next();
}

task carol(bc, ac) {
    c := true;
    bc.next();
    assert(a && b);
    ac.next();
}

task main() {
    ab := newPhaser();
    bc := newPhaser();
    ac := newPhaser();
    asynch(alice, ab, ac);
    asynch(bob, ab, bc);
    asynch(carol, bc, ac);
    ab.drop();
    bc.drop();
    ac.drop();
}

// expect: deadlock violated
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
    bc.next();  // Bug: alice, bob and carol wait for each other in a circle.
    ab.next();
    assert(a);
}

task carol(bc, ac) {
    c := true;
    ac.next();
    bc.next();
    assert(a && b);
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

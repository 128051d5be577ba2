// expect: deadlock proved for every number
// next over two phasers in both kinds: no order matters
task x(a, b) {
    next;
}

task y(a, b) {
    next;
}

task main() {
    a := newPhaser();
    b := newPhaser();
    while (ndet()) {
        asynch(x, a, b);
        asynch(y, b, a);
    }
    a.drop();
    b.drop();
}

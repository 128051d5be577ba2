// expect: deadlock violated with 3 workers
// expect: runtime proved for every number
// three kinds, three phasers, each pair shares one: a cycle needs all three
task x(a, b) {
    a.wait();
    b.signal();
}

task y(b, c) {
    b.wait();
    c.signal();
}

task z(c, a) {
    c.wait();
    a.signal();
}

task main() {
    a := newPhaser();
    b := newPhaser();
    c := newPhaser();
    while (ndet()) {
        asynch(x, a:WAIT, b:SIG);
        asynch(y, b:WAIT, c:SIG);
        asynch(z, c:WAIT, a:SIG);
    }
}

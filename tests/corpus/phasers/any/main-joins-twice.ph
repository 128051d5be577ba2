// expect: deadlock proved for every number
// expect: assertion proved for every number
// two pools, one after the other, on one join phaser
bool a;

task x(j) {
    a := true;
    a := false;
    j.signal();
}

task y(j) {
    assert(!a);
    j.signal();
}

task main() {
    j := newPhaser();
    while (ndet()) {
        asynch(x, j:SIG);
    }
    j.next();
    while (ndet()) {
        asynch(y, j:SIG);
    }
    j.next();
}

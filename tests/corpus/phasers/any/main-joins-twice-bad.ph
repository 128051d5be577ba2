// expect: assertion violated with 2 workers
// the second pool starts before the first has ended
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
    j.signal();
    while (ndet()) {
        asynch(y, j:SIG);
    }
    j.wait();
}

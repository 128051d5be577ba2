// expect: assertion violated
// Three rounds of a free choice are needed.
task ahead(p) {
    while (ndet()) {
        p.signal();
    }
    p.wait();
}

task behind(p) {
    p.wait();
    p.wait();
    p.wait();
    assert(false);
}

task main() {
    p := newPhaser();
    asynch(ahead, p);
    asynch(behind, p:WAIT);
    p.drop();
}

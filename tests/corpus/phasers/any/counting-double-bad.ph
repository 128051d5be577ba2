// expect: assertion violated with 2 workers
// counting: double signal lets the other pass two rounds
bool a;

task w(p) {
    p.signal();
    p.signal();
    p.wait();
    assert(!a);
    p.wait();
    a := true;
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

// expect: assertion proved for every number
// counting: double signal, one round
bool a;

task w(p) {
    assert(!a);
    p.signal();
    p.signal();
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

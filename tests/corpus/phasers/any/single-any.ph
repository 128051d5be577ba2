// expect: assertion proved for every number
// next with a single statement: the flag is up after the barrier
bool a;

task w(p) {
    p.next() {
        a := true;
    }
    assert(a);
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

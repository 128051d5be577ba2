// expect: assertion violated with 2 workers
// two bits count the workers at a time: two are enough to raise b
bool a, b;

task w(p) {
    if (a) {
        b := true;
    } else {
        a := true;
    }
    p.next();
    assert(!b);
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

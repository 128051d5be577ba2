// expect: race violated with 2 workers
// the single of one and the write of another
bool a;

task w(p) {
    p.next() {
        a := true;
    }
    a := false;
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

// expect: assertion violated with 2 workers
// a late child joins at the parents phase: after the parent has passed
bool a;

task w(p) {
    assert(!a);
    p.next();
    a := true;
    if (ndet()) {
        asynch(w, p);
    }
}

task main() {
    p := newPhaser();
    asynch(w, p);
    p.drop();
}

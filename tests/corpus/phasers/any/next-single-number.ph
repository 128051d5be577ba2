// expect: race proved for every number
// expect: assertion proved for every number
// one flag per kind written once by main only
bool a;

task w(p) {
    p.next();
    assert(a);
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    a := true;
    p.next();
}

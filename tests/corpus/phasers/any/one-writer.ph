// expect: race proved for every number
// a single writer spawned once, workers do not read
bool a;

task w(p) {
    p.next();
}

task x(p) {
    a := true;
    p.next();
}

task main() {
    p := newPhaser();
    asynch(x, p);
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

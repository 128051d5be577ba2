// A lock that any number of workers take.
// expect: assertion proved for every number
// expect: race proved for every number
// expect: deadlock proved for every number
bool busy;

task w(p) {
    atomic {
        await(!busy);
        busy := true;
    }
    atomic {
        assert(busy);
        busy := false;
    }
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.next();
}

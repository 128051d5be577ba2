// expect: assertion violated with 2 workers
// y may leave out a round
bool a;

task x(p) {
    while (ndet()) {
        a := true;
        a := false;
        p.next();
        p.next();
    }
}

task y(p) {
    while (ndet()) {
        p.next();
        assert(!a);
        if (ndet()) {
            p.next();
        }
    }
}

task main() {
    p := newPhaser();
    while (ndet()) {
        if (ndet()) {
            asynch(x, p);
        } else {
            asynch(y, p);
        }
    }
    p.drop();
}

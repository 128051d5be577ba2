// expect: deadlock proved for every number
// expect: assertion proved for every number
// two kinds alternate: x in odd, y in even rounds
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
        p.next();
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

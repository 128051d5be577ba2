// expect: assertion violated with 4 workers
// a counter in three bits without any protection
bool a, b, c;

task w(p) {
    if (a) {
        if (b) {
            c := true;
            b := false;
            a := false;
        } else {
            b := true;
            a := false;
        }
    } else {
        a := true;
    }
    p.next();
    assert(!(c && b && !a));
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

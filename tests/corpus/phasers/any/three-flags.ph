// expect: assertion violated with 2 workers
// three flags, and a worker that sees all of them: two at a time are enough
bool a, b, c;

task w() {
    if (!a) {
        a := true;
        if (b) {
            if (c) {
                assert(false);
            }
        }
    } else {
        if (!b) {
            b := true;
        } else {
            c := true;
        }
    }
}

task main() {
    while (ndet()) {
        asynch(w);
    }
}

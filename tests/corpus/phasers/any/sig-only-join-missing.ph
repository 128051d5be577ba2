// expect: deadlock proved for every number
// expect: assertion violated with 1 worker
// the worker signals before it lowers the flag
bool a;

task w(j) {
    a := true;
    j.signal();
    a := false;
}

task main() {
    j := newPhaser();
    while (ndet()) {
        asynch(w, j:SIG);
    }
    j.next();
    assert(!a);
}

// An assertion that fails inside stops its task; the others go on.
// expect: assertion violated
// expect: runtime violated
// expect: deadlock proved
bool a;

task w() {
    atomic {
        a := true;
        assert(!a);
        a := false;
    }
}

task main() {
    asynch(w);
    p.signal();
}

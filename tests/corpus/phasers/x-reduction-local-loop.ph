// expect: assertion violated
// A loop over a boolean of its task never ends, and must not hide the others.
bool a;

task spin() {
    bool x;
    x := true;
    while (x) {
        skip;
    }
}

task other() {
    a := true;
    assert(!a);
}

task main() {
    asynch(spin);
    asynch(other);
}

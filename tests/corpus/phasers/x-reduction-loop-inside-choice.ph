// expect: assertion violated
// A task that may loop for ever behind a free choice must not hide the others.
bool a;

task spin() {
    while (ndet()) {
        while (true) {
            skip;
        }
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

// expect: assertion violated
// An await that nobody fulfils must not hide the others.
bool a, b;

task x() {
    await(a);
}

task y() {
    b := true;
    assert(!b);
}

task main() {
    asynch(x);
    asynch(y);
}

// expect: assertion violated
// Only if the writer goes first.
volatile bool a;
bool b;

task x() {
    await(a);
    b := true;
    assert(!b);
}

task y() {
    a := true;
}

task main() {
    asynch(x);
    asynch(y);
}

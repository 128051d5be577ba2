// expect: race proved
// The same in turn.
bool a;

task x() {
    a := true;
    asynch(y);
}

task y() {
    a := false;
}

task main() {
    asynch(x);
}

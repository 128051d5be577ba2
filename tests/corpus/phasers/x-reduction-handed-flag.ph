// expect: race violated
// Used by one task, then by another, which nothing keeps apart.
bool a;

task x() {
    a := true;
    asynch(y);
    a := false;
}

task y() {
    a := true;
}

task main() {
    asynch(x);
}

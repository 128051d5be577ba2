// expect: assertion violated with 1 worker
// a chain of spawns without any choice must not hide main
bool a;

task w() {
    asynch(w);
}

task main() {
    asynch(w);
    a := true;
    assert(!a);
}

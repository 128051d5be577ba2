// expect: assertion violated
// The boolean is written by a task that is spawned later.
bool a;

task reader() {
    assert(!a);
}

task writer() {
    a := true;
}

task main() {
    asynch(reader);
    asynch(writer);
}

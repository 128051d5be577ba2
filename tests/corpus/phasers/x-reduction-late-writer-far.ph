// expect: assertion violated
// The writer is spawned by a task that is spawned later.
bool a;

task reader() {
    skip;
    assert(!a);
}

task middle() {
    asynch(writer);
}

task writer() {
    a := true;
}

task main() {
    asynch(reader);
    asynch(middle);
}

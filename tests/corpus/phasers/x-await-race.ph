// expect: race violated
bool done;

task poll() {
    await(done);
}

task main() {
    asynch(poll);
    done := true;
}

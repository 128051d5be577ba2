// expect: race violated
// expect: assertion proved
// Polling a flag is a race by definition.
bool done;

task worker() {
    done := true;
}

task main() {
    asynch(worker);
    while (!done) {
        skip;
    }
    assert(done);
}

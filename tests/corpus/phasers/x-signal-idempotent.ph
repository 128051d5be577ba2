// expect: assertion proved
// expect: deadlock proved
// Only the first signal counts; the second wait passes when the signaller has gone.
bool done;
option signal=idempotent;

task fast(p) {
    p.signal();
    p.signal();
    done := true;
}

task slow(p) {
    p.wait();
    p.wait();
    assert(done);
}

task main() {
    p := newPhaser();
    asynch(fast, p);
    asynch(slow, p:WAIT);
    p.drop();
}

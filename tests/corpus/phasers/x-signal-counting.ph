// expect: deadlock proved
// expect: assertion violated
// Two signals count twice: the other passes its second wait before this one is done.
bool done;

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

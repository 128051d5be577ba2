// expect: race proved
// A phaser orders the write before the read.
bool done;

task worker(p) {
    done := true;
    p.signal();
}

task main() {
    p := newPhaser();
    asynch(worker, p:SIG);
    p.next();
    assert(done);
}

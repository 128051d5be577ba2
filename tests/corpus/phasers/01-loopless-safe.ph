// expect: deadlock proved
// expect: assertion proved
// Two workers meet once at a barrier; main joins them on a second phaser.
bool x, y;

task left(b, j) {
    x := true;
    b.signal();
    b.wait();
    assert(y);
    j.signal();
}

task right(b, j) {
    y := true;
    b.signal();
    b.wait();
    assert(x);
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    asynch(left, b, j:SIG);
    asynch(right, b, j:SIG);
    b.drop();
    j.signal();
    j.wait();
    assert(x && y);
}

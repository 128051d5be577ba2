// expect: deadlock violated
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
    // Bug: main stays registered on b and never signals.
    j.signal();
    j.wait();
    assert(x && y);
}

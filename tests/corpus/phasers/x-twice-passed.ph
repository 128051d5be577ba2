// expect: runtime proved
// expect: deadlock proved
// The same phaser passed twice: one registration with both capabilities.
task worker(x, y) {
    x.signal();
    y.wait();
}

task main() {
    p := newPhaser();
    asynch(worker, p:SIG, p:WAIT);
    p.drop();
}

// expect: runtime violated
// A phaser that was dropped.
task main() {
    p := newPhaser();
    p.drop();
    p.signal();
}

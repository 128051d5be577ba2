// expect: leak proved
// Everybody leaves every phaser.
task worker(p) {
    p.next();
    p.drop();
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    p.next();
    p.drop();
}

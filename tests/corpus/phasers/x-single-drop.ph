// expect: assertion proved
// The task that ran the single leaves; the fact that it ran stays with the phaser.
bool ran;

task worker(p) {
    p.next() {
        assert(!ran);
        ran := true;
    }
    p.drop();
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    asynch(worker, p);
    p.drop();
}

// expect: assertion proved for every number
// expect: deadlock proved for every number
// Any number of workers meet at a barrier before any of them goes on.
bool past;

task worker(barrier) {
    assert(!past);
    barrier.next();
    past := true;
}

task main() {
    barrier := newPhaser();
    while (ndet()) {
        asynch(worker, barrier);
    }
    barrier.drop();
}

// expect: deadlock violated with 2 workers
// Producer pool. Bug: producers wait for the empty buffer before they fill it the first time.
task producer(full, empty) {
    while (ndet()) {
        empty.wait();
        full.signal();
    }
}

task consumer(full, empty) {
    while (ndet()) {
        full.wait();
        empty.signal();
    }
}

task main() {
    full := newPhaser();
    empty := newPhaser();
    while (ndet()) {
        asynch(producer, full:SIG, empty:WAIT);
    }
    asynch(consumer, full:WAIT, empty:SIG);
}

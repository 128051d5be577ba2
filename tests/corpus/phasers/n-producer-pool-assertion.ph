// expect: assertion violated with 2 workers
// Producer pool. Bug: the consumer hands the buffer back before it has read.
bool reading;

task producer(full, empty) {
    while (ndet()) {
        assert(!reading);
        full.signal();
        empty.wait();
    }
}

task consumer(full, empty) {
    while (ndet()) {
        full.wait();
        empty.signal();
        reading := true;
        reading := false;
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

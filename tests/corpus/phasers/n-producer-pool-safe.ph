// expect: deadlock proved for every number
// expect: assertion proved for every number
// expect: runtime proved for every number
// Producer pool: any number of producers fill a buffer, one consumer reads it; both sides take turns.
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
        reading := true;
        reading := false;
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

// expect: deadlock proved for every number
// expect: assertion proved for every number
// producers run ahead without bound; consumers wait for all of them
bool done;

task producer(p) {
    while (ndet()) {
        p.signal();
    }
}

task consumer(p) {
    while (ndet()) {
        p.wait();
    }
    assert(!done);
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(producer, p:SIG);
        asynch(consumer, p:WAIT);
    }
    p.drop();
}

// expect: ahead proved
// expect: deadlock proved
// The bound keeps the producer within two phases of the consumer.
ahead(p) < 3;

task producer(p) {
    while (ndet()) {
        p.signal();
    }
}

task consumer(p) {
    while (ndet()) {
        p.wait();
    }
}

task main() {
    p := newPhaser(SIG_WAIT, bound=2);
    asynch(producer, p:SIG);
    asynch(consumer, p:WAIT);
    p.drop();
}

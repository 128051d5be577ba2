// expect: deadlock proved
// expect: assertion proved
// The running example with two instances of the producer.
bool a, b, done;

task producer(p, c) {
    while (!done) {
        c.wait();
        assert(b || done);
        a := true;
        p.signal();
    }
    p.drop();
    c.drop();
}

task consumer(p, c) {
    while (ndet()) {
        b := true;
        c.signal();
        p.wait();
        assert(a);
        a := false;
        b := false;
    }
    done := true;
    p.drop();
    c.drop();
}

task main() {
    prod := newPhaser();
    cons := newPhaser();
    asynch(producer, prod:SIG, cons:WAIT);
    asynch(producer, prod:SIG, cons:WAIT);
    asynch(consumer, prod:WAIT, cons:SIG);
    prod.drop();
    cons.drop();
}

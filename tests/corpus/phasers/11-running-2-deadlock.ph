// expect: deadlock violated
// The running example with one producer: the consumer asks on one phaser and is served on another.
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
        p.wait();  // Bug: waits before asking.
        c.signal();
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
    asynch(consumer, prod:WAIT, cons:SIG);
    prod.drop();
    cons.drop();
}

// expect: assertion violated
// The producer runs arbitrarily far ahead; it may wait for one acknowledgement.
bool produced;

task producer(items, ack) {
    items.signal();
    produced := true;  // Bug: published after the signal.
    while (ndet()) {
        items.signal();
    }
    if (ndet()) {
        ack.wait();
    }
}

task consumer(items, ack) {
    items.wait();
    assert(produced);
    ack.signal();
    while (ndet()) {
        items.wait();
        assert(produced);
    }
}

task main() {
    items := newPhaser();
    ack := newPhaser();
    asynch(producer, items:SIG, ack:WAIT);
    asynch(consumer, items:WAIT, ack:SIG);
    items.drop();
    ack.drop();
}

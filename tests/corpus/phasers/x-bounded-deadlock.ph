// expect: deadlock violated
// The producer may not go ahead and the consumer waits for something else.
task producer(p, q) {
    p.signal();
    p.signal();
    q.signal();
}

task consumer(p, q) {
    q.wait();
    p.wait();
}

task main() {
    p := newPhaser(SIG_WAIT, bound=1);
    q := newPhaser();
    asynch(producer, p:SIG, q:SIG);
    asynch(consumer, p:WAIT, q:WAIT);
    p.drop();
    q.drop();
}

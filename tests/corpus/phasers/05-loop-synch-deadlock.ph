// expect: deadlock violated
// Two tasks alternate on two phasers until one raises done; main joins on a third.
bool done, work;

task ping(p, q, j) {
    while (!done) {
        work := true;
        if (ndet()) {
            done := true;
        }
        p.next();
        q.next();
        work := false;
    }
    j.signal();
}

task pong(p, q, j) {
    while (!done) {
        if (ndet()) {
            q.next();  // Bug: the order is inverted on this branch.
            p.next();
        } else {
            p.next();
            q.next();
        }
    }
    j.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    j := newPhaser();
    asynch(ping, p, q, j:SIG);
    asynch(pong, p, q, j:SIG);
    p.drop();
    q.drop();
    j.signal();
    j.wait();
}

// expect: deadlock violated
// expect: leak violated
// Two ended tasks look alike once `q` has died, and did not before: A has signalled, B never does.
option exit=stays;

task B(p) {}

task A(p, q) {
    p.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    asynch(A, p, q);
    asynch(B, p);
    p.signal();
    q.drop();
    p.wait();
}

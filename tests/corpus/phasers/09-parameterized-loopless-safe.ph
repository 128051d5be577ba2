// expect: deadlock proved for every number
// expect: assertion proved for every number
// Any number of workers; nobody may be before the barrier once somebody is past it.
bool past;

task worker(b, j) {
    assert(!past);
    b.signal();
    b.wait();
    past := true;
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    while (ndet()) {
        asynch(worker, b, j:SIG);
    }
    b.drop();
    j.signal();
    j.wait();
}

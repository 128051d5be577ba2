// expect: deadlock violated
// The variable is overwritten, the registration stays and blocks the other.
task worker(p, j) {
    p.next();
    j.signal();
}

task main() {
    p := newPhaser();
    j := newPhaser();
    asynch(worker, p, j:SIG);
    p := newPhaser();
    j.next();
}

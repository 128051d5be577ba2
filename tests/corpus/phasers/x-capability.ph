// expect: runtime violated
// A child may not get more than its parent has.
task worker(p) {
    p.wait();
}

task main() {
    p := newPhaser(SIG);
    asynch(worker, p:WAIT);
}

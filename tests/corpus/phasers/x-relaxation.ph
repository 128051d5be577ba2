// expect: deadlock proved
// Two signals cover two waits. Relaxed to degree 0 the first signal is forgotten and a cycle seems possible.
task ahead(p, q) {
    p.signal();
    p.signal();
    q.wait();
}

task behind(p, q) {
    p.wait();
    p.wait();
    q.signal();
}

task main() {
    p := newPhaser();
    q := newPhaser();
    asynch(ahead, p:SIG, q:WAIT);
    asynch(behind, p:WAIT, q:SIG);
    p.drop();
    q.drop();
}

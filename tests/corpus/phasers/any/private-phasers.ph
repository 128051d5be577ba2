// expect: deadlock unknown
// expect: runtime unknown
// every worker has a phaser of its own for its helper, and keeps it: unknown is fair, a wrong answer is not
task h(q) {
    q.signal();
}

task w(p) {
    q := newPhaser();
    asynch(h, q:SIG);
    q.next();
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

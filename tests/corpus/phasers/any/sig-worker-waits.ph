// expect: runtime violated with 2 workers
// a worker passes on more than it has, only a helper notices
task h(p) {
    p.wait();
}

task w(p) {
    asynch(h, p);
    p.signal();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p:SIG);
    }
    p.drop();
}

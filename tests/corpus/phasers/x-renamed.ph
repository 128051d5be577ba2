// expect: deadlock violated
// Three alike tasks, of which only the first blocks itself: a constraint on one of them stands for all.
task t0(p0, p1) {
    p1.next();
    p1.wait();
}

task main() {
    p0 := newPhaser();
    p1 := newPhaser();
    asynch(t0, p0, p1);
    p1.signal();
    asynch(t0, p0, p1);
    asynch(t0, p0, p1);
}

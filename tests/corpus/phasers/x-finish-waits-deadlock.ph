// expect: deadlock violated
// A finish waits for a task that waits for the one who opened it.
task child(p) {
    p.next();
}

task main() {
    p := newPhaser();
    finish {
        asynch(child, p);
    }
    p.next();
}

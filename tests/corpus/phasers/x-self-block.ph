// expect: deadlock violated
// A task that waits without signalling blocks itself.
task main() {
    p := newPhaser();
    p.wait();
}

// expect: runtime violated
// Signalling twice in one phase is an error.
option signal=strict;

task main() {
    p := newPhaser();
    p.signal();
    if (ndet()) {
        p.signal();
    }
}

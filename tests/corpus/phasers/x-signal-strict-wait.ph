// expect: runtime violated
// expect: deadlock proved
// A wait without a signal is an error, not a deadlock.
option signal=strict;

task main() {
    p := newPhaser();
    p.wait();
}

// expect: runtime violated
// A single needs both capabilities.
task main() {
    p := newPhaser(SIG);
    p.next() {}
}

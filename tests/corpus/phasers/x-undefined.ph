// expect: runtime violated
// A variable that was never assigned.
task main() {
    p.signal();
}

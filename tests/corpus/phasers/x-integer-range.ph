// expect: assertion violated
// expect: race proved
task main() {
    int rounds in 0..3;
    while (ndet()) {
        rounds := rounds + 1;
    }
}

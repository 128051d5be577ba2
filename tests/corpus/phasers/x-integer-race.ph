// expect: race violated
// expect: assertion violated
int turn in 0..1;

task w() {
    assert(turn != 1);
}

task main() {
    asynch(w);
    turn := 1;
}

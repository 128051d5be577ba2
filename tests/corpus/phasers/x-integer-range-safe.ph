// expect: assertion proved
// expect: deadlock proved
const N = 3;
int low, high in 0 - N..N;

task main() {
    p := newPhaser();
    int round in 0..N;
    assert(low == 0 - N);
    while (round < N) {
        low := low + 1;
        high := 2 - (round + 1) % 3 * 1;
        assert(high <= 2 && high >= 0 && low > high - 5);
        round := round + 1;
        p.next();
    }
    assert(low == 0);
}

// expect: deadlock proved
// expect: runtime proved
// expect: race proved
const N = 4;

task stage(int i, left, right) {
    for r in 1..3 {
        next(left, right);
    }
}

task main() {
    for i in 0..N - 1 {
        p[i] := newPhaser();
    }
    for i in 0..N - 1 {
        asynch(stage, i, p[i], p[(i + 1) % N]);
    }
    for i in 0..N - 1 {
        p[i].drop();
    }
}

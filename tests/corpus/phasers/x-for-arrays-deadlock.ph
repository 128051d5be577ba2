// expect: deadlock violated
const N = 4;

task stage(int i, left, right) {
    left.next();
    right.next();
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

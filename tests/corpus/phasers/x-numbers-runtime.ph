// expect: runtime violated
// Three stages, each with its own numbers; the last has no neighbour.
const N = 3;

task stage(int i, int j, mine) {
    p[j - i] := newPhaser();
    p[i].signal();
    mine.signal();
}

task main() {
    q := newPhaser();
    for i in 1..N {
        asynch(stage, i, i * 3, q);
    }
    q.drop();
}

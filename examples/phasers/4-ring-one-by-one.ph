// expect: deadlock violated
// The same, one phaser after the other: every task waits for its left neighbour first.
const N = 5;

task cell(int i, left, right) {
    left.next();
    right.next();
}

task main() {
    for i in 0..N - 1 {
        edge[i] := newPhaser();
    }
    for i in 0..N - 1 {
        asynch(cell, i, edge[i], edge[(i + 1) % N]);
    }
    for i in 0..N - 1 {
        edge[i].drop();
    }
}

// expect: deadlock proved
// expect: runtime proved
// A ring of N tasks. Each shares one phaser with each neighbour and goes on when both have come.
const N = 5;

task cell(int i, left, right) {
    for round in 1..3 {
        next(left, right);
    }
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

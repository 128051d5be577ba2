// A counting lock for two: integers with a range, and blocks that are one step. Without the first `atomic` three
// could come in.
// expect: assertion proved
// expect: race proved
// expect: deadlock proved
const PLACES = 2;
int inside in 0..PLACES;

task guest(p) {
    atomic {
        await(inside < PLACES);
        inside := inside + 1;
    }
    skip;
    atomic {
        inside := inside - 1;
    }
    p.signal();
}

task main() {
    p := newPhaser();
    for i in 1..3 {
        asynch(guest, p:SIG);
    }
    p.next();
    assert(inside == 0);
}

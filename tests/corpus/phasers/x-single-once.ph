// expect: assertion proved
// expect: deadlock proved
// expect: runtime proved
// The block of a single runs once per phase, after all signals and before anybody passes.
bool a, b, ran;

task first(p) {
    a := true;
    p.next() {
        assert(a && b && !ran);
        ran := true;
    }
    assert(ran);
}

task second(p) {
    b := true;
    p.next() {
        assert(a && b && !ran);
        ran := true;
    }
    assert(ran);
}

task main() {
    p := newPhaser();
    asynch(first, p);
    asynch(second, p);
    p.drop();
}

// expect: deadlock proved
// expect: assertion proved
// A read step and a write step, separated by barriers, in a loop.
bool reading1, reading2, writing1, writing2;

task first(b, j) {
    while (ndet()) {
        reading1 := true;
        assert(!writing2);
        reading1 := false;
        b.next();
        writing1 := true;
        assert(!reading2);
        writing1 := false;
        b.next();
    }
    j.signal();
}

task second(b, j) {
    while (ndet()) {
        reading2 := true;
        assert(!writing1);
        reading2 := false;
        b.next();
        writing2 := true;
        assert(!reading1);
        writing2 := false;
        b.next();
    }
    j.signal();
}

task main() {
    b := newPhaser();
    j := newPhaser();
    asynch(first, b, j:SIG);
    asynch(second, b, j:SIG);
    b.drop();
    j.signal();
    j.wait();
}

// expect: assertion proved
// expect: race proved
// expect: deadlock proved
int count in 0..2;

task w(p) {
    atomic {
        count := count + 1;
        p.signal();
    }
}

task main() {
    p := newPhaser();
    asynch(w, p:SIG);
    asynch(w, p:SIG);
    p.next();
    assert(count == 2);
}

// A lock for two, held by nobody at the end.
// expect: never proved
// expect: race proved
// expect: deadlock proved
// expect: assertion proved
int free in 0..1;

never(inside, inside);

task w(p) {
    atomic {
        await(free == 1);
        free := free - 1;
    }
    @inside skip;
    atomic {
        free := free + 1;
    }
    p.signal();
}

task main() {
    p := newPhaser();
    free := 1;
    asynch(w, p:SIG);
    asynch(w, p:SIG);
    asynch(w, p:SIG);
    p.next();
    assert(free == 1);
}

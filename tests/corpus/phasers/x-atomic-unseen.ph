// Nobody sees what is between two statements of the block.
// expect: assertion proved
// expect: ahead proved
// expect: race violated
bool busy;

ahead(p) < 2;

task w(p) {
    atomic {
        busy := true;
        p.signal();
        p.signal();
        p.drop();
        busy := false;
    }
}

task main() {
    p := newPhaser();
    asynch(w, p);
    assert(!busy);
    p.signal();
}

// expect: deadlock violated
// Split phase: the child signals b before it waits on a, on both branches.
bool data, ready;

task child(a, b) {
    if (ndet()) {
        data := true;
        b.signal();
        a.wait();
    } else {
        data := true;
        a.wait();  // Bug: no early signal on this branch.
        b.signal();
    }
    assert(ready);
}

task main() {
    a := newPhaser();
    b := newPhaser();
    asynch(child, a:WAIT, b:SIG);
    b.signal();
    b.wait();
    assert(data);
    ready := true;
    a.signal();
}

// expect: assertion violated
// Main forks a task and joins it; that task forks another and joins it.
bool a_done, b_done;

task inner(j) {
    j.drop();  // Bug: leaves the join before it is done.
    b_done := true;
}

task outer(i) {
    j := newPhaser();
    asynch(inner, j:SIG);
    j.signal();
    j.wait();
    assert(b_done);
    a_done := true;
    i.signal();
}

task main() {
    i := newPhaser();
    asynch(outer, i:SIG);
    i.signal();
    i.wait();
    assert(a_done && b_done);
}

// expect: deadlock violated
// Main forks a task and joins it; that task forks another and joins it.
bool a_done, b_done;

task inner(j, i) {
    b_done := true;
    i.wait();  // Bug: waits for its ancestor.
    j.signal();
}

task outer(i) {
    j := newPhaser();
    asynch(inner, j:SIG, i:WAIT);
    j.signal();
    j.wait();
    assert(b_done);
    a_done := true;
    i.signal();
}

task main() {
    i := newPhaser();
    asynch(outer, i);
    i.signal();
    i.wait();
    assert(a_done && b_done);
}

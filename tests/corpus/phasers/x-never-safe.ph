// expect: never proved
// A barrier keeps the two apart.
never(before, after);

task worker(p) {
    @before skip;
    p.next();
    @after skip;
}

task main() {
    p := newPhaser();
    asynch(worker, p);
    asynch(worker, p);
    p.drop();
}

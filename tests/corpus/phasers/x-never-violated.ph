// expect: never violated
// The second signals too early. The labels are on phaser operations.
never(write, read);

task writer(p) {
    p.signal();
    @write p.drop();
}

task reader(p) {
    p.wait();
    @read p.drop();
}

task main() {
    p := newPhaser();
    asynch(writer, p:SIG);
    asynch(reader, p:WAIT);
    p.drop();
}

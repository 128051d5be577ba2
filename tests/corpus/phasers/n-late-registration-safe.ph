// expect: deadlock proved for every number
// expect: assertion proved for every number
// Late registration: main goes through the rounds too and registers workers between them; a late one joins at the phase of main.
bool writing;

task worker(b) {
    while (ndet()) {
        assert(!writing);
        b.next();
        b.next();
    }
}

task main() {
    b := newPhaser();
    while (ndet()) {
        while (ndet()) {
            asynch(worker, b);
        }
        b.next();
        writing := true;
        writing := false;
        b.next();
    }
}

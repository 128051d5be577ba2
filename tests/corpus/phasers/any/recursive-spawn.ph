// expect: deadlock proved for every number
// expect: runtime proved for every number
// workers start workers without a loop
task w(p) {
    if (ndet()) {
        asynch(w, p);
    }
    p.next();
}

task main() {
    p := newPhaser();
    asynch(w, p);
    p.drop();
}

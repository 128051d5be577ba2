// expect: runtime violated with 1 worker
// main drops between spawns in the loop
task w(p) {
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
        if (ndet()) {
            p.drop();
        }
    }
}

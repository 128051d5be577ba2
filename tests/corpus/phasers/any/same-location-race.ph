// expect: race violated with 2 workers
// two workers of one kind write
bool a;

task w(p) {
    a := true;
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
}

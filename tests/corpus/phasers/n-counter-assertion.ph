// The counter has room for two.
// expect: assertion violated with 3 workers
// expect: race proved for every number
// expect: deadlock proved for every number
int count in 0..2;

task w(p) {
    atomic {
        count := count + 1;
    }
    p.next();
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.next();
}

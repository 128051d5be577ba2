// expect: assertion proved for every number
// expect: race proved for every number
// expect: deadlock proved for every number
// A finish waits for its tasks and for those that they start. The flag is volatile: polling it is no race.
volatile bool stop;

task worker() {
    bool again;
    again := true;
    while (again) {
        if (ndet()) {
            asynch(worker);
        }
        again := !stop;
    }
}

task main() {
    finish {
        asynch(worker);
        stop := true;
    }
    assert(stop);
}

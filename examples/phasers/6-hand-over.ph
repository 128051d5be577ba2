// expect: assertion proved
// expect: deadlock proved
// expect: race proved
// A reader awaits what a writer has announced; the writer awaits its answer before it writes again.
volatile bool full;
bool busy;

task writer() {
    while (ndet()) {
        await(!full);
        assert(!busy);
        full := true;
    }
}

task reader() {
    while (ndet()) {
        await(full);
        busy := true;
        busy := false;
        full := false;
    }
}

task main() {
    finish {
        asynch(writer);
        asynch(reader);
    }
}

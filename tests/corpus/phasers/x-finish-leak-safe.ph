// expect: leak proved
// expect: deadlock proved
task child() {
    if (ndet()) {
        exit;
    }
    skip;
}

task main() {
    finish {
        asynch(child);
        asynch(child);
        finish {
            asynch(child);
        }
    }
}

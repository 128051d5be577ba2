// expect: never violated
// Labels on free choices are looked at.
never(l, m);

task x() {
    @l while (ndet()) {
        skip;
    }
}

task y() {
    @m if (ndet()) {
        skip;
    }
}

task main() {
    asynch(x);
    asynch(y);
}

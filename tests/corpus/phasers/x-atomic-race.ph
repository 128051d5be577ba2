// An atomic block orders nothing for those who do not use one.
// expect: race violated
// expect: assertion proved
int count in 0..3;

task w() {
    atomic {
        count := (count + 1) % 4;
    }
}

task main() {
    asynch(w);
    count := 0;
}

// The guard and the decrement are two blocks: both get in.
// expect: never violated
// expect: assertion violated
int free in 0..1;

never(inside, inside);

task w() {
    atomic {
        await(free == 1);
    }
    atomic {
        free := free - 1;
    }
    @inside skip;
    atomic {
        free := free + 1;
    }
}

task main() {
    free := 1;
    asynch(w);
    asynch(w);
    if (free == 0) {
        free := 1;
    }
}

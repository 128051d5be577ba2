// expect: lapped violated
// expect: ahead violated
// The waiter can be two completed phases behind.
lapped(v) < 2;
ahead(v) < 2;

task waiter(v) {
    while (true) {
        v.wait();
    }
}

task main() {
    v := newPhaser();
    asynch(waiter, v:WAIT);
    while (ndet()) {
        v.next();
    }
}

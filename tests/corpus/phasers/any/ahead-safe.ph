// expect: ahead proved for every number
// a barrier keeps everyone within two
ahead(p) < 3;

task w(p) {
    while (ndet()) {
        p.next();
    }
}

task main() {
    p := newPhaser();
    while (ndet()) {
        asynch(w, p);
    }
    p.drop();
}

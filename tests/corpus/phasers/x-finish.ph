// expect: deadlock proved for every number
// expect: assertion proved for every number
// expect: race violated
bool a;

task child() {
    if (ndet()) {
        asynch(grandchild);
    }
    a := true;
    a := false;
}

task grandchild() {
    a := true;
    a := false;
    exit;
}

task main() {
    finish {
        asynch(child);
        while (ndet()) {
            asynch(child);
        }
    }
    assert(!a);
}

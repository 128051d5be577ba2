# expect: assertion violated
# main spawned by a worker spawns again
volatile bool a, b;
task w() { if (ndet()) { asynch(main); } }
task main() { assert(!b); if (a) { b := true; } a := true; asynch(w); }

# expect: assertion violated
# three workers are needed: each raises the next flag only if the one before is up and it has raised none
volatile bool a, b, c;
task w() { if (!a) { a := true; } else { if (!b) { b := true; } else { c := true; } } }
task main() { while (ndet()) { asynch(w); } assert(!c); }

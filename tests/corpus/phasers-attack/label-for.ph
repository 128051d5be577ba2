# expect: never violated
# two tasks may stand at the first statement of a labelled for at the same time
never(a, a);
task w() { @a skip; @a for i in 1..2 { skip; } }
task main() { asynch(w); asynch(w); }

# expect: never violated
# two tasks stand at the finish
never(a, a);
task v() { skip; }
task w() { @a finish { asynch(v); } }
task main() { asynch(w); asynch(w); }

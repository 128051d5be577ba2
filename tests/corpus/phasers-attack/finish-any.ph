# expect: deadlock proved
# any number of tasks in a finish
task v() { skip; }
task main() { finish { while (ndet()) { asynch(v); } } }

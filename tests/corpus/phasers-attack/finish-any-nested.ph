# expect: deadlock proved; assertion proved
# workers spawn workers in a finish: all have ended behind it
volatile bool busy;
task v() { if (ndet()) { asynch(v); } }
task main() { finish { while (ndet()) { asynch(v); } } }

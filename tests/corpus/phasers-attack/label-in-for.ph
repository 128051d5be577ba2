# expect: never violated
# both tasks go through the labelled statement in each round
never(a, a);
task w() { for i in 1..2 { @a skip; } }
task main() { asynch(w); asynch(w); }

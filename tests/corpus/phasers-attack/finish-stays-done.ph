# expect: deadlock proved
# tasks leave the finish at their end also with exit=stays
option exit=stays;
task v() { skip; }
task main() { finish { for i in 1..3 { asynch(v); } } }

# expect: assertion proved
# a boolean of the task declared in a block that is unrolled: one declaration
task main() { for i in 1..2 { if (ndet()) { bool x; x := true; assert(x); } } }

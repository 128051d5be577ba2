# expect: never violated
# the label of a for: where its statements are
never(a, b);
task w() { @a for i in 1..2 { skip; } }
task main() { asynch(w); @b skip; }

# expect: deadlock proved
# the opener exits inside its finish and leaves everything
task v(p) { p.next(); }
task main() { p := newPhaser(); finish { asynch(v, p); exit; } }

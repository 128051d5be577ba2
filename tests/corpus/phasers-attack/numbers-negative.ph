# expect: runtime proved
# numbers may be negative in between
const n = 3;
task w(int i, p) { p.next(); }
task main() { for i in 0..n-1 { p[i] := newPhaser(); } for i in 0..n-1 { asynch(w, (i + n - 1) % n, p[(i + n - 1) % n]); } for i in 0..n-1 { p[i].next(); } }

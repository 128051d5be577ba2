# expect: assertion violated
# 40 signallers four ahead stay; main and w pass four times and main asserts false at the end
option exit=stays;
task s(p) { p.signal(); p.signal(); p.signal(); p.signal(); }
task w(p) { p.next() { skip; } p.next() { skip; } p.next() { skip; } p.next() { skip; }  }
task main() { p := newPhaser(); for i in 1..40 { asynch(s, p:SIG); } asynch(w, p); p.next() { skip; } p.next() { skip; } p.next() { skip; } p.next() { skip; }  assert(false); }

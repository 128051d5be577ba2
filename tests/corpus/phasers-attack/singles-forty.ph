# expect: assertion proved
# 40 signallers two ahead; the waiters pass twice
task s(p) { p.signal(); p.signal(); }
task w(p) { p.next() { skip; } p.next() { skip; } p.drop(); }
task main() { p := newPhaser(); for i in 1..40 { asynch(s, p:SIG); } asynch(w, p); asynch(w, p); p.next() { skip; } p.next() { skip; } }

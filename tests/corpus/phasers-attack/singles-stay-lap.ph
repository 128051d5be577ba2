# expect: deadlock violated
# 40 signallers stay at three; main passes three times and is then blocked by tasks that have ended
option exit=stays;
task s(p) { p.signal(); p.signal(); p.signal(); }
task w(p) { p.next() { skip; } p.next() { skip; } p.next() { skip; }  p.drop(); }
task main() { p := newPhaser(); for i in 1..40 { asynch(s, p:SIG); } asynch(w, p); p.next() { skip; } p.next() { skip; } p.next() { skip; } p.next() { skip; }  }

# expect: deadlock proved
# main drops after an await that some worker ends
volatile bool go;
task a(p) { go := true; p.next(); }
task main() { p := newPhaser(); asynch(a, p); while (ndet()) { asynch(a, p); } await(go); p.drop(); }

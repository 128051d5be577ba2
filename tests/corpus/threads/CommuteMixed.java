// Truth: violated. doubled first and then incremented x is 1
public class CommuteMixed {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { synchronized (m) { if (me == 0) x *= 2; else x += 1; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x == 1 + 0*2) throw new AssertionError();
  }
}

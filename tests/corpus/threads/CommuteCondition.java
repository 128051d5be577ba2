// Truth: proved. four attempts, and no more than two additions
public class CommuteCondition {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 2; k++) { synchronized (m) { if (x < 2) x++; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 2 + 0*4) throw new AssertionError();
  }
}

// Truth: violated. one of the two increments holds no lock
public class CommuteUnlocked {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { if (me == 0) x++; else synchronized (m) { x++; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 2) throw new AssertionError();
  }
}

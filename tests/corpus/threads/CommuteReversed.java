// Truth: proved. 0, 5, 0 in either order
public class CommuteReversed {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { synchronized (m) { x = 5 - x; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 0*2) throw new AssertionError();
  }
}

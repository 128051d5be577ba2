// Truth: proved. the maximum is the same in any order
public class CommuteMaximum {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[3];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 2; k++) { synchronized (m) { x = Math.max(x, me + k); } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 3 + 0*6) throw new AssertionError();
  }
}

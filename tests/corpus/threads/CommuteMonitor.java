// Truth: proved. additions under one monitor give the same in any order
public class CommuteMonitor {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[8];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 6; k++) { synchronized (m) { x++; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 48) throw new AssertionError();
  }
}

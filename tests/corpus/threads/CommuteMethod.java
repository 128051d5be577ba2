// Truth: proved. as CommuteMonitor, with a synchronized method
public class CommuteMethod {
  static int x; static synchronized void inc() { x++; }
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[8];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 6; k++) { inc(); } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x != 48) throw new AssertionError();
  }
}

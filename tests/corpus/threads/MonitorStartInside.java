// Truth: proved. the thread gets the monitor when main has left it
public class MonitorStartInside {
  static int x; static final Object m = new Object();
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { synchronized (m) { x = 2; } });
    synchronized (m) { t.start(); x = 1; }
    t.join();
    if (x != 2) throw new AssertionError();
  }
}

// Truth: violated. each may hold one lock and wait for the other
public class MonitorNestedDeadlock {
  static int x; static final Object m = new Object(), l = new Object();
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { if (me == 0) synchronized (m) { synchronized (l) { } } else synchronized (l) { synchronized (m) { } } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x < 0*2) throw new AssertionError();
  }
}

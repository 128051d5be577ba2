// Truth: violated. the bodies commute: they do not order the accesses to d
public class MonitorPublishRace {
  static int x; static final Object m = new Object(); static int d;
  public static void main(String[] a) throws Exception {
    
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) { final int me = i; t[i] = new Thread(() -> { for (int k = 0; k < 1; k++) { if (me == 0) { d = 1; synchronized (m) { x++; } } else { synchronized (m) { x++; } x = d; } } }); t[i].start(); }
    for (Thread one : t) one.join();
    if (x < 0*2) throw new AssertionError();
  }
}

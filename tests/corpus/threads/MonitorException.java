// Truth: proved. an exception leaves the monitor
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class MonitorException {
  static final Object m = new Object(); static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { try { synchronized (m) { x = 1; throw new RuntimeException(); } } catch (RuntimeException e) { } } else if (me == 1) { synchronized (m) { x = 2; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x != 0)) throw new AssertionError();
  }
}

// Truth: violated. the volatile flag is set inside the monitor and read outside
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class MonitorVolatileInside {
  static final Object m = new Object(); static volatile boolean f; static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { f = true; } } else if (me == 1) { if (f) throw new IllegalStateException(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 0)) throw new AssertionError();
  }
}

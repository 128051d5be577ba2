// Truth: violated. main holds nothing, thread 0 joins thread 1 inside the monitor that it needs
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class MonitorJoinInside {
  static final Object m = new Object(); static Thread other; static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { Thread o = other; if (o != null) { try { o.join(); } catch (InterruptedException e) { } } } } else if (me == 1) { synchronized (m) { other = Thread.currentThread(); } synchronized (m) { x = 1; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 1)) throw new AssertionError();
  }
}

// Truth: proved. a monitor is entered twice
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class MonitorReentrant {
  static final Object m = new Object(); static int x; static void twice() { synchronized (m) { x = 1; } x = 2; }
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { twice(); } } else if (me == 1) { synchronized (m) { x = 3; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 2 || x == 3)) throw new AssertionError();
  }
}

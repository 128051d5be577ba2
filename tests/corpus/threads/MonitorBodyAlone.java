// Truth: proved. a monitor of an object of one's own inside another
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class MonitorBodyAlone {
  static final Object m = new Object(); static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { synchronized (new Object()) { x = 1; } } } else if (me == 1) { synchronized (m) { StringBuffer s = new StringBuffer(); s.append(x); x = 2; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x != 0)) throw new AssertionError();
  }
}

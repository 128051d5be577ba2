// Truth: violated. what is added is shared: 1 or 2
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteShared {
  static final Object m = new Object(); static int x, e = 1;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += e; } } else if (me == 1) { synchronized (m) { e = 2; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 1)) throw new AssertionError();
  }
}

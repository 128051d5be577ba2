// Truth: violated. the value read goes into a local too
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteLocalCopy {
  static final Object m = new Object(); static int x, y;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { int old = x; x = old + 1; y = old; } } else if (me == 1) { synchronized (m) { x += 1; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(y == 0)) throw new AssertionError();
  }
}

// Truth: violated. and and or do not commute
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAndOr {
  static final Object m = new Object(); static int x = 1;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x &= 1; } } else if (me == 1) { synchronized (m) { x |= 2; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 3)) throw new AssertionError();
  }
}

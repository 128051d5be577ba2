// Truth: violated. a third sees one of the two additions
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteSeenBetween {
  static final Object m = new Object(); static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[3];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += 1; } } else if (me == 1) { synchronized (m) { x += 1; } } else if (me == 2) { synchronized (m) { if (x == 1) throw new IllegalStateException(); } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 2)) throw new AssertionError();
  }
}

// Truth: violated. sums of float depend on the order
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteFloatLast {
  static final Object m = new Object(); static float x = 1e8f;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x -= 1e8f; } } else if (me == 1) { synchronized (m) { x += 1f; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 1f)) throw new AssertionError();
  }
}

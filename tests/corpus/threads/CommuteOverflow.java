// Truth: proved. additions of int wrap
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteOverflow {
  static final Object m = new Object(); static int x = Integer.MAX_VALUE;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += 2; } } else if (me == 1) { synchronized (m) { x -= 3; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == Integer.MAX_VALUE - 1)) throw new AssertionError();
  }
}

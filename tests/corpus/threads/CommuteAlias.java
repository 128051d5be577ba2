// Truth: violated. two names of one array: added and read
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAlias {
  static final Object m = new Object(); static int[] x = new int[1], y = x; static int seen;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x[0] += 1; } } else if (me == 1) { synchronized (m) { seen = y[0]; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(seen == 0)) throw new AssertionError();
  }
}

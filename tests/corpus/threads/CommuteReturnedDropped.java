// Truth: proved. nobody uses the results
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteReturnedDropped {
  static final AtomicInteger c = new AtomicInteger(); static int next() { return c.getAndIncrement() + 1; }
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { next(); next(); } else if (me == 1) { next(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(c.get() == 3)) throw new AssertionError();
  }
}

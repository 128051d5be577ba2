// Truth: violated. the result is used by the caller of the caller
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteReturned {
  static final AtomicInteger c = new AtomicInteger(); static int next() { return c.getAndIncrement(); } static int first = -1;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { first = next(); } else if (me == 1) { next(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(first == 0)) throw new AssertionError();
  }
}

// Truth: violated. the result goes through a method reference
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteMethodReference {
  static final AtomicInteger c = new AtomicInteger(); static int seen;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { IntSupplier s = c::incrementAndGet; seen = s.getAsInt(); } else if (me == 1) { c.incrementAndGet(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(seen == 1)) throw new AssertionError();
  }
}

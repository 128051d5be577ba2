// Truth: violated. the compare-and-set may fail
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAndCompare {
  static final AtomicInteger c = new AtomicInteger(); 
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { c.incrementAndGet(); } else if (me == 1) { c.compareAndSet(0, 10); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(c.get() == 11)) throw new AssertionError();
  }
}

// Truth: violated. the look may come first
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAndLook {
  static final AtomicInteger c = new AtomicInteger(); 
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { c.incrementAndGet(); } else if (me == 1) { if (c.get() == 0) throw new IllegalStateException(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(c.get() == 1)) throw new AssertionError();
  }
}

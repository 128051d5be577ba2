// Truth: violated. set may come last
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAndSet {
  static final AtomicInteger c = new AtomicInteger(); 
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { c.getAndAdd(5); } else if (me == 1) { c.set(3); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(c.get() == 8)) throw new AssertionError();
  }
}

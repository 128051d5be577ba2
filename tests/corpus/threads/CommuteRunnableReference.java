// Truth: proved. a method reference whose result is dropped
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteRunnableReference {
  static final AtomicInteger c = new AtomicInteger(); 
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { Runnable r = c::incrementAndGet; r.run(); } else if (me == 1) { Runnable r = c::incrementAndGet; r.run(); } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(c.get() == 2)) throw new AssertionError();
  }
}

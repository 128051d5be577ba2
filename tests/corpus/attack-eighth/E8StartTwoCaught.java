// Truth: proved. exactly one start succeeds
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8StartTwoCaught {

  static AtomicInteger n = new AtomicInteger(), bad = new AtomicInteger();
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> n.incrementAndGet());
    Runnable r = () -> { try { t.start(); } catch (IllegalThreadStateException e) { bad.incrementAndGet(); } };
    Thread x = new Thread(r), y = new Thread(r);
    x.start(); y.start(); x.join(); y.join(); t.join();
    assert n.get() == 1 && bad.get() == 1;
  }
}

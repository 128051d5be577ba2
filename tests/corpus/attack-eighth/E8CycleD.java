// Truth: proved. CAS locks in loops
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8CycleD {

  static final AtomicInteger n = new AtomicInteger(); static volatile int p; static int d;
  public static void main(String[] a) throws Exception {
    Runnable r = () -> { for (;;) { while (!n.compareAndSet(0, 1)) { } if (p > 1) { n.set(0); break; } d = 1 - d; if (d == 1) p = p + 1; n.set(0); } };
    Thread x = new Thread(r), y = new Thread(r);
    x.start(); y.start();
  }
}

// Truth: proved. two getAndAdd give different old values
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8GetAndAdd {

  static AtomicLong n = new AtomicLong(); static long p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = n.getAndAdd(2); }), y = new Thread(() -> { q = n.getAndAdd(3); });
    x.start(); y.start(); x.join(); y.join();
    assert n.get() == 5 && (p == 0 && q == 2 || q == 0 && p == 3);
  }
}

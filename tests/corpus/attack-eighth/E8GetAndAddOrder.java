// Truth: violated. q may come first
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8GetAndAddOrder {

  static AtomicLong n = new AtomicLong(); static long p;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = n.getAndAdd(2); }), y = new Thread(() -> { n.getAndAdd(3); });
    x.start(); y.start(); x.join(); y.join();
    assert p == 0;
  }
}

// Truth: proved. getAndSet of references: nobody gets the same one
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8RefSwap {

  static AtomicReference<String> r = new AtomicReference<>("z"); static String p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = r.getAndSet("x"); }), y = new Thread(() -> { q = r.getAndSet("y"); });
    x.start(); y.start(); x.join(); y.join();
    assert p != q;
  }
}

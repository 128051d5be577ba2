// Truth: proved. hash caches of strings are no race
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8HashCache {

  static final String s = String.valueOf(123456789L);
  static int p, q;
  public static void main(String[] a) throws Exception {
    String t = "k" + a.length;
    Thread x = new Thread(() -> { p = t.hashCode(); }), y = new Thread(() -> { q = t.hashCode(); });
    x.start(); y.start(); x.join(); y.join();
    assert p == q;
  }
}

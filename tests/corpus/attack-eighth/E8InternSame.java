// Truth: proved. interned strings are one
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8InternSame {

  static String p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = new String("abc" + a.length).intern(); }), y = new Thread(() -> { q = new String("abc" + a.length).intern(); });
    x.start(); y.start(); x.join(); y.join();
    assert p == q;
  }
}

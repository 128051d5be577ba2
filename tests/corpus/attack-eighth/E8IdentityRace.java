// Truth: proved. identity hashes are whatever they are, but stable
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8IdentityRace {

  static int p, q; static final Object o = new Object();
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = o.hashCode(); }), y = new Thread(() -> { q = System.identityHashCode(o); });
    x.start(); y.start(); x.join(); y.join();
    assert p == q;
  }
}

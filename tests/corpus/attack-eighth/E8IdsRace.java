// Truth: violated. ids are drawn in either order
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8IdsRace {

  static long p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = new Thread().getId(); }, "x");
    Thread y = new Thread(() -> { q = new Thread().getId(); }, "y");
    x.start(); y.start(); x.join(); y.join();
    assert p < q;
  }
}

// Truth: proved. ids differ
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E8IdsDiffer {

  static long p, q;
  public static void main(String[] a) throws Exception {
    Thread x = new Thread(() -> { p = new Thread().getId(); }, "x");
    Thread y = new Thread(() -> { q = new Thread().getId(); }, "y");
    x.start(); y.start(); x.join(); y.join();
    assert p != q;
  }
}

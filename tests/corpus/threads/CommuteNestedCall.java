// Truth: proved. the inner addition is lost in either order
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteNestedCall {
  static final Object m = new Object(); static int x; static int inner() { x += 5; return 1; }
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += inner(); } } else if (me == 1) { synchronized (m) { x += 1; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 2)) throw new AssertionError();
  }
}

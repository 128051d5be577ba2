// Truth: violated. what is added throws: the first half alone is done
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteThrows {
  static final Object m = new Object(); static int x; static int fails() { throw new IllegalStateException(); }
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += fails(); } } else if (me == 1) { synchronized (m) { x += 1; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 1)) throw new AssertionError();
  }
}

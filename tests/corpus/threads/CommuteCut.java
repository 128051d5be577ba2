// Truth: violated. one of the two cuts to a byte
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteCut {
  static final Object m = new Object(); static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x = (byte) (x + 100); } } else if (me == 1) { synchronized (m) { x += 100; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 200)) throw new AssertionError();
  }
}

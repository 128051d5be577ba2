// Truth: proved. each sets a bit
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteBits {
  static final Object m = new Object(); static int x; static boolean b;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[3];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x |= 1; b |= true; } } else if (me == 1) { synchronized (m) { x |= 2; b |= false; } } else if (me == 2) { synchronized (m) { x |= 4; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 7 && b)) throw new AssertionError();
  }
}

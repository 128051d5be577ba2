// Truth: proved. exclusive or commutes
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteExclusive {
  static final Object m = new Object(); static long x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x ^= 5L; } } else if (me == 1) { synchronized (m) { x ^= 3L; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 6)) throw new AssertionError();
  }
}

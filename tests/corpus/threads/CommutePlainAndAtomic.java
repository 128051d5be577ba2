// Truth: violated. a field that is used in both ways
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommutePlainAndAtomic {
  static volatile int v; static final AtomicIntegerFieldUpdater<Box> u = AtomicIntegerFieldUpdater.newUpdater(Box.class, "n"); static class Box { volatile int n; } static final Box b = new Box();
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { u.incrementAndGet(b); } else if (me == 1) { b.n = 7; } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(b.n == 8)) throw new AssertionError();
  }
}

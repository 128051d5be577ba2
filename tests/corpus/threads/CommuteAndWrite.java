// Truth: violated. the write may come last
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteAndWrite {
  static final Object m = new Object(); static int x;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += 5; } } else if (me == 1) { synchronized (m) { x = 3; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 8)) throw new AssertionError();
  }
}

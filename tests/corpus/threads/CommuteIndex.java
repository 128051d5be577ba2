// Truth: violated. the index is shared
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteIndex {
  static final Object m = new Object(); static int[] x = new int[2]; static int place;
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x[place] += 1; } } else if (me == 1) { synchronized (m) { place = 1; } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x[0] == 1)) throw new AssertionError();
  }
}

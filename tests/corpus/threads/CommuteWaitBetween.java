// Truth: violated. the wait lies between the read and the write, and the other addition is lost
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CommuteWaitBetween {
  static final Object m = new Object(); static int x; static boolean f; static int waits() { while (!f) { try { m.wait(); } catch (InterruptedException e) { } } return 1; }
  public static void main(String[] a) throws Exception {
    Thread[] t = new Thread[2];
    for (int i = 0; i < t.length; i++) {
      final int me = i;
      t[i] = new Thread(() -> { if (me == 0) { synchronized (m) { x += waits(); } } else if (me == 1) { synchronized (m) { x += 1; f = true; m.notify(); } } });
      t[i].start();
    }
    for (Thread one : t) one.join();
    if (!(x == 2)) throw new AssertionError();
  }
}

// Truth: violated. deadlock (enumerated)
import java.util.concurrent.atomic.*;
public class E9R26 {
  static int x, y, p; static final AtomicInteger a = new AtomicInteger(); static final Object m = new Object(), n = new Object(), b = new Object(), c = new Object();
  static int next() { return a.getAndIncrement() + 1; }
  static final int[] r0 = new int[1];
  static void task0() throws Exception {
    final int[] r = r0;
    synchronized (m) { if (r[0] > 2) x += 3; x += 1; }
  }
  static final int[] r1 = new int[1];
  static void task1(Thread t0) throws Exception {
    final int[] r = r1;
    synchronized (m) { x -= 3; x += 3; }
    synchronized (m) { t0.join(); }
    a.incrementAndGet();
  }
  public static void main(String[] args) throws Exception {
    Thread t0 = new Thread(() -> { try { task0(); } catch (Exception e) { throw new RuntimeException(e); } });
    t0.start();
    Thread t1 = new Thread(() -> { try { task1(t0); } catch (Exception e) { throw new RuntimeException(e); } });
    t1.start();
    t0.join();
    t1.join();
    if (!((x == 1 && y == 0 && a.get() == 1 && r0[0] == 0 && r1[0] == 0))) throw new AssertionError();
  }
}

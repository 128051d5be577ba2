// Truth: violated. a latch awaited in m, counted down by one that needs m
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9CdlIn {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t0 = go(() -> { synchronized (m) { x += 1; } l.countDown(); });
    Thread t1 = go(() -> { synchronized (m) { x += 1; l.await(); } });
    t0.join();
    t1.join();
    check(true);

  }
}

// Truth: violated. the division is by a local copy, dropped later
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9DivLocal {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); static int x, y; static int f() { int k = a.getAndIncrement(); return 10 / k; }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { a.incrementAndGet(); });
    Thread t1 = go(() -> { f(); });
    t0.join();
    t1.join();
    check(true);

  }
}

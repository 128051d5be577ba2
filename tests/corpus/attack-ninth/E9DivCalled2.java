// Truth: violated. as 1 with the other order of start
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9DivCalled2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicInteger a = new AtomicInteger(); static int x, y; static int f() { return 10 / a.getAndIncrement(); }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { f(); });
    Thread t1 = go(() -> { a.incrementAndGet(); });
    t0.join();
    t1.join();
    check(true);

  }
}

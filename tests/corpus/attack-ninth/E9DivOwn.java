// Truth: violated. dropped at once in a method that divides by a sum
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9DivOwn {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); static int x, y; static int f() { return 10 / (a.getAndIncrement() - 1); }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { f(); });
    Thread t1 = go(() -> { a.incrementAndGet(); });
    t0.join();
    t1.join();
    check(true);

  }
}

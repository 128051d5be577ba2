// Truth: proved. as E9AtOpaque, the result is used
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9AtOpaqueUsed {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger(); static int x, y;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { y = 1; a.incrementAndGet(); });
    Thread t1 = go(() -> { if (a.getOpaque() == 1) { x = a.incrementAndGet(); check(y == 1); } });
    t0.join();
    t1.join();
    check(true);

  }
}

// Truth: proved. field updater, dropped
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9AtFu {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static class C { volatile int v; } static final C c = new C(); static final AtomicIntegerFieldUpdater<C> u = AtomicIntegerFieldUpdater.newUpdater(C.class, "v");
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { u.incrementAndGet(c); });
    Thread t1 = go(() -> { u.addAndGet(c, 2); });
    t0.join();
    t1.join();
    check(c.v == 3);

  }
}

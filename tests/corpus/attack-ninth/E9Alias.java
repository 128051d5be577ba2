// Truth: violated. p and q are the same object: p.v += 1, q.v *= 2
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Alias {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static class C { int v; } static C p = new C(), q = p; static final Object m = new Object();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { p.v += 1; } });
    Thread t1 = go(() -> { synchronized (m) { q.v *= 2; } });
    t0.join();
    t1.join();
    check(p.v == 2);

  }
}

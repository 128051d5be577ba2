// Truth: violated. as E9Stands6 with a field, max, and three threads
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9StandsField {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static class C { long v; } static final C c = new C(); static final Object m = new Object(), n = new Object();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { c.v = Math.max(c.v, 3); } synchronized (n) { c.v = Math.max(c.v, 4); } });
    Thread t1 = go(() -> { synchronized (n) { c.v = Math.max(c.v, 5); } });
    Thread t2 = go(() -> { synchronized (n) { c.v = Math.max(c.v, 6); } });
    t0.join();
    t1.join();
    t2.join();
    check(true);

  }
}

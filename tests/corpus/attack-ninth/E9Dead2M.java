// Truth: violated. sync static method against a block on the class
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Dead2M {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x; static final Object m = new Object(); static synchronized void f() { synchronized (m) { x += 1; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { f(); });
    Thread t1 = go(() -> { synchronized (m) { f(); } });
    t0.join();
    t1.join();
    check(true);

  }
}

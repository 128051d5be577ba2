// Truth: violated. the lock field is replaced under the old lock: thread 2 may take the new one while thread 1 has the old one
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9LockField {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static Object l = new Object(); static int x; static final Object g = new Object(); static Object lock() { synchronized (g) { return l; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { Object k = lock(); synchronized (k) { x += 1; } });
    Thread t1 = go(() -> { synchronized (g) { l = new Object(); } Object k = lock(); synchronized (k) { x += 1; } });
    t0.join();
    t1.join();
    check(true);

  }
}

// Truth: violated. the lock is gone inside the body already
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9LockGc2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x; static void grow() { for (int i = 0; i < 300000; i++) { Object[] q = new Object[2]; q[0] = q; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { Object k = new Object(); synchronized (k) { grow(); x += 1; } k = null; grow(); });
    Thread t1 = go(() -> { grow(); Object k = new Object(); synchronized (k) { x += 1; } });
    t0.join();
    t1.join();
    check(true);

  }
}

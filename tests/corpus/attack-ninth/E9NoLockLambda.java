// Truth: violated. the lambda is made in the lock and run outside
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9NoLockLambda {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { Runnable q; synchronized (m) { q = () -> x += 1; } q.run(); });
    Thread t1 = go(() -> { synchronized (m) { x += 1; } });
    t0.join();
    t1.join();
    check(true);

  }
}

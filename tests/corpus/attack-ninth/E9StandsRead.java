// Truth: violated. thread 0 reads without a lock first
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9StandsRead {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { int k = x; synchronized (n) { x += 1; } });
    Thread t1 = go(() -> { synchronized (n) { x += 1; } });
    t0.join();
    t1.join();
    check(true);

  }
}

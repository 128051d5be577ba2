// Truth: violated. Future.get of a pool in m while the job needs m
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9PoolIn {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    ExecutorService e = Executors.newFixedThreadPool(1);
    Future<?> f = e.submit(() -> { synchronized (m) { x += 1; } });
    Thread t = go(() -> { synchronized (m) { f.get(); } });
    t.join(); e.shutdown();
  }
}

// Truth: violated. m then lock, lock then m
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9RlIn {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z; static final java.util.concurrent.locks.ReentrantLock l = new java.util.concurrent.locks.ReentrantLock();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { l.lock(); x += 1; l.unlock(); } });
    Thread t1 = go(() -> { l.lock(); synchronized (m) { x += 1; } l.unlock(); });
    t0.join();
    t1.join();
    check(true);

  }
}

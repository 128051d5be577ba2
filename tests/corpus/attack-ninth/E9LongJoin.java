// Truth: violated. a long body, then thread 1 joins thread 0 in m
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9LongJoin {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { int s = 0; for (int i = 0; i < 100000; i++) s += i; synchronized (m) { x += 1; } });
    Thread t1 = go(() -> { synchronized (m) { x += 1; } synchronized (n) { y += 1; } synchronized (m) { t0.join(); } });
    t0.join();
    t1.join();
    check(true);

  }
}

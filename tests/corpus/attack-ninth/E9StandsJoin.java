// Truth: violated. thread 0 under m is before main (join), main under n; thread 1 under n is not ordered with thread 0
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9StandsJoin {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { x += 1; } });
    Thread t1 = go(() -> { t0.isAlive(); for (int i = 0; i < 3; i++) { synchronized (o) { y += 1; } } synchronized (n) { x += 1; } });
    t0.join(); synchronized (n) { x += 1; } t1.join();
  }
}

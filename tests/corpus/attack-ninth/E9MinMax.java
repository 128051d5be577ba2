// Truth: violated. min against max
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9MinMax {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x = 3, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { x = Math.min(x, 2); } });
    Thread t1 = go(() -> { synchronized (m) { x = Math.max(x, 5); } });
    t0.join();
    t1.join();
    check(x == 5);

  }
}

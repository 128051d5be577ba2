// Truth: violated. who runs the initialiser of C loses its update or not: x is 4 or 5
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9InitBetween1 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(); static int x; static class C { static int y = 2; static { x += 1; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { x += C.y; } });
    Thread t1 = go(() -> { synchronized (m) { int k = C.y; x += k; } });
    t0.join(); t1.join(); check(x == 4);
  }
}

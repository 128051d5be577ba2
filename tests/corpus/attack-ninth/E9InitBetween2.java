// Truth: violated. as 1 with the other value
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9InitBetween2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(); static int x; static class C { static int y = 2; static { x += 1; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { int k = C.y; x += k; } });
    Thread t1 = go(() -> { synchronized (m) { x += C.y; } });
    t0.join(); t1.join(); check(x == 5);
  }
}

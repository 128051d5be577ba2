// Truth: proved. recursion with updates and reentrance
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Rec {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z; static void f(int k) { synchronized (m) { x += k; if (k > 0) f(k - 1); } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { f(3); });
    Thread t1 = go(() -> { f(2); });
    t0.join();
    t1.join();
    check(x == 9);

  }
}

// Truth: violated. a constructor hands out numbers
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9CtorNo {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z; static class C { final int v; C() { synchronized (m) { v = x++; } } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { y = new C().v; });
    Thread t1 = go(() -> { z = new C().v; });
    t0.join();
    t1.join();
    check(y < z);

  }
}

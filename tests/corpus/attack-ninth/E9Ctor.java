// Truth: proved. updates in a constructor
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Ctor {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(), o = new Object(); static int x, y, z; static class C { int v; C() { synchronized (m) { v += 1; x += v; } } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { new C(); });
    Thread t1 = go(() -> { new C(); });
    t0.join();
    t1.join();
    check(x == 2);

  }
}

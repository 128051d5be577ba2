// Truth: violated. static synchronized and synchronized on an object do not
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9InstStatic {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x; static synchronized void f() { x += 1; } synchronized void g() { x += 1; } static E9InstStatic e = new E9InstStatic();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { f(); });
    Thread t1 = go(() -> { e.g(); });
    t0.join();
    t1.join();
    check(true);

  }
}

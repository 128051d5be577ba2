// Truth: violated. one static through two classes, operators differ
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Inherit2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static class A { static int x; } static class B extends A { } static final Object m = new Object();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { A.x += 1; } });
    Thread t1 = go(() -> { synchronized (m) { B.x *= 2; } });
    t0.join();
    t1.join();
    check(B.x == 2);

  }
}

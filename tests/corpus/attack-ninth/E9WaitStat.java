// Truth: violated. join in an inner method that is synchronized on this
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9WaitStat {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static class C { int v; synchronized void up() { v += 1; } synchronized void down(Thread t) throws Exception { v -= 1; t.join(); } } static final C c = new C();
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { c.up(); });
    Thread t1 = go(() -> { c.down(t0); });
    t0.join();
    t1.join();
    check(true);

  }
}

// Truth: violated. as 1, bodies that touch nothing shared
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9JoinDone2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { } });
    Thread t1 = go(() -> { synchronized (m) { t0.join(); } });
    t0.join();
    t1.join();
    check(true);

  }
}

// Truth: violated. the value of ++x is used
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Dup1 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x, y, z; static int r0, r1;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (m) { r0 = ++x; } });
    Thread t1 = go(() -> { synchronized (m) { r1 = ++x; } });
    t0.join();
    t1.join();
    check(r0 < r1);

  }
}

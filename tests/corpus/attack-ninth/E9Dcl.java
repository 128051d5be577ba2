// Truth: proved. double-checked locking with volatile
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9Dcl {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static volatile int[] d; static final Object m = new Object(); static int c; static int[] get() { int[] k = d; if (k == null) { synchronized (m) { k = d; if (k == null) { c += 1; k = new int[] {7}; d = k; } } } return k; }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { check(get()[0] == 7); });
    Thread t1 = go(() -> { check(get()[0] == 7); });
    t0.join();
    t1.join();
    check(c == 1);

  }
}

// Truth: proved. forEach of Vector holds v; the thread touches x in v only
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9VectorStart {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread w = go(() -> { synchronized (m) { y = 1; } });
    synchronized (m) { y = 2; }
    Vector<Integer> v = new Vector<>(); v.add(1);
    Thread[] t = new Thread[1];
    v.forEach(i -> { t[0] = go(() -> { synchronized (v) { x = x * 2 + 1; } }); x = 3; });
    t[0].join(); w.join(); check(x == 7);
  }
}

// Truth: violated. inside forEach of Vector main holds v and joins the thread that needs v
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9VectorJoin {
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
    v.forEach(i -> { Thread t = go(() -> { v.size(); }); try { t.join(); } catch (InterruptedException e) { } });
    w.join();
  }
}

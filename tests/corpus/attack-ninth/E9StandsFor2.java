// Truth: violated. as E9StandsFor1, thread 1 is started first and waits for nothing
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9StandsFor2 {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final Object m = new Object(), n = new Object(); static int x, y, z;
  public static void main(String[] args) throws Exception {
    Thread[] t = new Thread[1];
    Thread t1 = go(() -> { synchronized (m) { x += 1; } t[0] = go(() -> { synchronized (n) { x += 1; } }); });
    Thread t2 = go(() -> { synchronized (n) { x += 1; } });
    t1.join(); t2.join(); t[0].join();
  }
}

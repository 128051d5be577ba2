// Truth: violated. locks that are gone do not exclude each other, whatever their numbers
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9LockGc {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static int x; static void grow() { for (int i = 0; i < 300000; i++) { Object[] q = new Object[2]; q[0] = q; } }
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { synchronized (new Object()) { x += 1; } grow(); });
    Thread t1 = go(() -> { grow(); synchronized (new Object()) { x += 1; } grow(); });
    t0.join();
    t1.join();
    check(true);

  }
}

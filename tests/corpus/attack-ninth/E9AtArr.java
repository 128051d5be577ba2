// Truth: violated. AtomicIntegerArray: result used
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9AtArr {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicIntegerArray d = new AtomicIntegerArray(2); static int x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { x = d.getAndIncrement(1); });
    Thread t1 = go(() -> { d.incrementAndGet(1); });
    t0.join();
    t1.join();
    check(x == 0);

  }
}

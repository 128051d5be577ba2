// Truth: proved. AtomicIntegerArray: dropped
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9AtArrDrop {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final AtomicIntegerArray d = new AtomicIntegerArray(2); static int x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { d.getAndIncrement(1); });
    Thread t1 = go(() -> { d.incrementAndGet(1); });
    Thread t2 = go(() -> { d.addAndGet(0, 5); });
    t0.join();
    t1.join();
    t2.join();
    check(d.get(1) == 2 && d.get(0) == 5);

  }
}

// Truth: violated. sum in between
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class E9AdderSum {
  interface Task { void run() throws Exception; }
  static Thread go(Task k) {
    Thread t = new Thread(() -> { try { k.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); } });
    t.start();
    return t;
  }
  static void check(boolean c) { if (!c) throw new AssertionError(); }
static final LongAdder d = new LongAdder(); static long x;
  public static void main(String[] args) throws Exception {
    Thread t0 = go(() -> { d.increment(); });
    Thread t1 = go(() -> { x = d.sum(); });
    t0.join();
    t1.join();
    check(x == 1);

  }
}
